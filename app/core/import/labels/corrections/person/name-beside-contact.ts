/**
 * Corrects line labels: a line with the person's name beside contact details, "Ada Berg ⇥ Mobile: …", becomes "name"
 * where the model labeled it as contact details and no line as the name.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { findEmail, findPhone, findUrls } from "#app/core/import/readers/find-contacts.ts";
import { areNames } from "./name-lines.ts";
import { foldedWords } from "./name-neighbors.ts";

/** In lines from the top of the document: the name is among these. */
const TOP_LINES = 5;
/** In letters: shorter words of the name are part of many unrelated email addresses. */
const MIN_LETTERS = 4;

const isContact = (text: string): boolean =>
  findEmail(text) !== null || findPhone(text) !== null || findUrls(text).length > 0;

/**
 * If no line of the first page is the name, relabels a line whose bold first cell shares a word with the part of the
 * email address before the "@".
 */
export const withNameBesideContact: Correction = (lines, labeled) => {
  // A name in the header of a later page does not count.
  const isFirstPage = (index: number) => lines[index]?.page === lines[0]?.page;
  if (labeled.some(({ label }, index) => label === "name" && isFirstPage(index)))
    return [...labeled];
  const emails = lines.map(({ text }) => findEmail(text)).filter((email) => email !== null);
  const mailbox = (emails[0]?.split("@")[0] ?? "").toLowerCase();
  const nameIndex = lines.slice(0, TOP_LINES).findIndex(({ cells: [name, ...others] }, index) => {
    const text = name?.text ?? "";
    return (
      labeled[index]?.label === "contact" &&
      name?.isBold === true &&
      others.some((cell) => isContact(cell.text)) &&
      text.includes(" ") &&
      areNames([text]) &&
      foldedWords(text).some((word) => word.length >= MIN_LETTERS && mailbox.includes(word))
    );
  });
  return labeled.map((current, index) =>
    index === nameIndex ? { ...current, label: "name" } : current,
  );
};
