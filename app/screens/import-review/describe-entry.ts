/** The two lines by which a folded entry is recognized: its title, then its employer, school or publisher and the year. */

/** Fields that never tell which entry it is, however short. */
const NOT_A_NAME = /description|body|url|link|date|gpa|summary/i;

export function describeEntry(entry: object): { name: string; details: string } {
  const texts = Object.entries(entry).flatMap(([field, value]) =>
    typeof value === "string" && value.trim() !== "" ? [[field, value.trim()] as const] : [],
  );
  const [name = "", ...others] = texts
    .filter(([field]) => !NOT_A_NAME.test(field))
    .map(([, text]) => text);
  const year = texts.find(([field]) => /^(?:startDate|date)$/.test(field))?.[1].slice(0, 4);
  // Two names distinguish entries of one company or school.
  return { name, details: [...others.slice(0, 1), year].filter(Boolean).join(" · ") };
}
