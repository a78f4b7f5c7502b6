/**
 * Corrects a label in the head of a certificate or course: a detail of its name that was labeled as the issuer is part
 * of the name, "First Aid / CPR / AED" or "Power Trucks, Class I and IV". part-labels.ts calls it for each part, a text
 * between separators.
 */

import type { HeadLabel } from "#app/core/import/labels/features/head-features.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";

/** Abbreviations of courses in resuscitation: "CPR / AED". */
const RESUSCITATION = /^(?:CPR|AED|BLS|ACLS|PALS)(?:[ /&+-]+(?:CPR|AED|BLS|ACLS|PALS))*$/u;
/** A class or level with its number: "Class I and IV", "Module 3". */
const CLASS =
  /^(?:class|level|type|grade|category|stage|part|module|tier|step|phase|stufe|niveau|nivel|nível|livello)(?:es|s)? (?:\d{1,2}|[IVX]{1,4}|[A-H]\d?)(?:\s*(?:,|&|\/|and|und|to|–|-)\s*(?:\d{1,2}|[IVX]{1,4}|[A-H]\d?))*$/iu;
/** Lowercase words that end so: "tanker and doubles endorsements". Others may be an issuer: "cámara de comercio". */
const DETAIL_WORDS =
  /^(?:\p{Ll}+[ /-])+(?:endorsements?|ratings?|categor(?:y|ies)|modules?|units?)$/u;

/**
 * Returns "name" for an issuer that is a detail of the name before it, else the given label. `previous` is the part
 * before.
 */
export function certificateDetailAsName(
  label: HeadLabel,
  part: HeadPart,
  previous: { label: HeadLabel; part: HeadPart } | null,
): HeadLabel {
  const isCertificate = part.content === "certificates" || part.content === "courses";
  if (!isCertificate || label !== "issuer" || previous?.label !== "name") return label;
  const isDetail = [RESUSCITATION, CLASS, DETAIL_WORDS].some((detail) => detail.test(part.text));
  return isDetail && isSameCell(part, previous.part) ? "name" : label;
}
