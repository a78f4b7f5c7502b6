/**
 * Imports an OpenDocument text (ODT), which LibreOffice, Google Docs and Word write: an opened ZIP archive in, a resume
 * with a report or an error message out.
 */
import type { ImportModels } from "#app/core/import/labels/import-models.ts";
import type { OpenedZip } from "#app/core/import/open-zip.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromParagraphs } from "#app/core/import/paragraphs/from-paragraphs.ts";
import type {
  CollectedParagraphs,
  Unreadable,
} from "#app/core/import/paragraphs/paragraph-collector.ts";
import { type OdtStyle, readOdtStyles } from "./odt-styles.ts";
import { HAS_ENTITIES, readOdt } from "./read-odt.ts";

type Zip = Extract<OpenedZip, { ok: true }>;

const DAMAGED = "This OpenDocument file is damaged: its text cannot be read.";
const HAS_PASSWORD = "This file is protected by a password. Save it without one.";
const TEXT_TYPE = /^application\/vnd\.oasis\.opendocument\.text(?:-template)?\s*$/;

export function isOdt(zip: Zip): boolean {
  if (!zip.names.includes("content.xml")) return false;
  const type = zip.read("mimetype");
  return type === null || TEXT_TYPE.test(new TextDecoder().decode(type.subarray(0, 100)));
}

export const fromOdt = (
  zip: Zip,
  newId: () => string,
  models: ImportModels | null,
): ImportOutcome =>
  fromParagraphs(readOdtFile(zip), "odt", newId, isCovitaeFile(zip) ? null : models);

/** True if `toOdt` wrote the file. The rules read such files exactly, so that the models are not needed. */
const isCovitaeFile = (zip: Zip) =>
  textOf(zip, "meta.xml")?.includes("<meta:generator>Covitae<") === true;

/** The text of a file in the archive; null if it is missing or damaged. */
function textOf(zip: Zip, name: string): string | null {
  const bytes = zip.read(name);
  return bytes && new TextDecoder().decode(bytes);
}

export function readOdtFile(zip: Zip): CollectedParagraphs | Unreadable {
  if (textOf(zip, "META-INF/manifest.xml")?.includes("encryption-data")) {
    return { message: HAS_PASSWORD };
  }
  const content = textOf(zip, "content.xml");
  if (content === null) return { message: DAMAGED };
  const styleSheet = textOf(zip, "styles.xml") ?? "";
  const styles = new Map<string, OdtStyle>();
  const areSafe = [styleSheet, content].every((xml) => readOdtStyles(xml, styles));
  // The page header of the style sheet may hold the name and contact details.
  return areSafe ? readOdt([styleSheet, content], styles) : HAS_ENTITIES;
}
