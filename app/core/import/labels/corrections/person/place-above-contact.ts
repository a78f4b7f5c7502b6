/**
 * Corrects line labels: a town and state right above a phone number or email address, labeled as a line of the school
 * or job above ("education.more"), becomes a contact detail if that school or job has a place of its own.
 */

import { findEmail, findPhone } from "#app/core/import/readers/find-contacts.ts";
import { hasTownAndState, isPlace } from "#app/core/import/readers/places.ts";
import type { Correction } from "../correction.ts";

/**
 * Only if the place is the last line of the entry, the contact details of the document start below it and have no
 * place.
 */
export const withPlaceAboveContact: Correction = (lines, labeled) => {
  const result = [...labeled];
  const below = labeled.findIndex(({ label }) => label === "contact");
  const current = labeled[below - 1];
  const [place, contact] = [lines[below - 1], lines[below]];
  if (!current || !place || !contact) return result;
  let head = below - 1;
  while (/^(?:education|experience)\.more$/.test(labeled[head]?.label ?? "")) head--;
  const isSecondPlace =
    current.label.endsWith(".more") &&
    head < below - 1 &&
    labeled[head]?.label === current.label.replace(".more", ".head") &&
    hasTownAndState(lines[head]?.text ?? "");
  const isOfPerson =
    isSecondPlace &&
    place.cells.length === 1 &&
    /,\s+\p{Lu}{2}$/u.test(place.text) &&
    isPlace(place.text) &&
    (findPhone(contact.text) ?? findEmail(contact.text)) !== null &&
    !labeled.some(({ label }, index) => label === "contact" && isPlace(lines[index]?.text ?? ""));
  if (isOfPerson) result[below - 1] = { ...current, label: "contact" };
  return result;
};
