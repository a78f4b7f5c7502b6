/**
 * Corrects line labels: lines with captions between the person's name and the first heading, "Phone: …" above "E-mail:
 * …", become contact details where the model labeled them as lists.
 */

import { findEmail, findPhone, findUrls } from "#app/core/import/readers/find-contacts.ts";
import { CONTACT_LABEL } from "#app/core/import/readers/read-profile.ts";
import type { Correction } from "../correction.ts";

/** Labels of lists and short entries, which a block of contact details looks like. */
const OF_LIST = /^(?:custom|skills|interests|references|memberships)\./;
/** In characters; longer lines are sentences. */
const MAX_LENGTH = 80;

/** Applies only if all these lines have captions or are URLs, and one has an email address or a phone number. */
export const withContactLists: Correction = (lines, labeled) => {
  const nameIndex = labeled.findIndex(({ label }) => label === "name");
  const headingIndex = labeled.findIndex(
    ({ label }, index) => index > nameIndex && label === "heading",
  );
  const from = labeled.findIndex(
    ({ label }, index) => index > nameIndex && index < headingIndex && OF_LIST.test(label),
  );
  if (nameIndex < 0 || from < 0) return [...labeled];
  const texts = lines.slice(from, headingIndex).map(({ text }) => text.replace(/^[•*–-]\s+/u, ""));
  const areLabeled = texts.every(
    (text) => text.length <= MAX_LENGTH && (CONTACT_LABEL.test(text) || findUrls(text)[0] === text),
  );
  const isReachable = texts.some((text) => findEmail(text) ?? findPhone(text));
  return areLabeled && isReachable
    ? labeled.map((current, index) =>
        index >= from && index < headingIndex ? { ...current, label: "contact" } : current,
      )
    : [...labeled];
};
