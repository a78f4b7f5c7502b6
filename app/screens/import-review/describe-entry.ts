/**
 * Describes a collapsed entry of the import review in two texts, such as "On clay" and "Press · 2018": the first text
 * that names the entry; the second such text and the year it started.
 */

/** Fields that do not identify an entry. */
const NOT_A_NAME = /description|body|url|link|date|gpa|summary/i;

/** `entry` is an entry of a resume's list without its id; texts that it lacks are "". */
export function describeEntry(entry: object): { name: string; details: string } {
  const texts = Object.entries(entry).flatMap(([field, value]) =>
    typeof value === "string" && value.trim() !== "" ? [[field, value.trim()] as const] : [],
  );
  const [name = "", ...others] = texts
    .filter(([field]) => !NOT_A_NAME.test(field))
    .map(([, text]) => text);
  const year = texts.find(([field]) => /^(?:startDate|date)$/.test(field))?.[1].slice(0, 4);
  // One more name, to distinguish entries with the same first name.
  return { name, details: [...others.slice(0, 1), year].filter(Boolean).join(" · ") };
}
