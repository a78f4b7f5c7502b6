/** Starts a reference at the name below the address or telephone number of the one before. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { findEmail, findPhone } from "#app/core/import/readers/find-contacts.ts";
import type { Correction } from "./correction.ts";
import { looksLike } from "./line-entries.ts";

const isContact = ({ text }: LabelLine) => findEmail(text) !== null || findPhone(text) !== null;
const NAME = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s[\p{L}\p{M}.'’-]+){1,5}(?:,|$)/u;

export const withReferees: Correction = (lines, labeled) => {
  let head: LabelLine | null = null;
  return labeled.map((own, index) => {
    const [line, above] = [lines[index], lines[index - 1]];
    if (!line || !own.label.startsWith("references.")) {
      head = null;
      return own;
    }
    const startsNext =
      head !== null &&
      above !== undefined &&
      isContact(above) &&
      !isContact(line) &&
      NAME.test(line.text) &&
      looksLike({ ...line, x: head.x }, head);
    if (own.label === "references.head") head = line;
    return startsNext ? { ...own, label: "references.head" } : own;
  });
};
