/** Labels the parts of an entry's head (its lines with names and dates) by the entry's known fields, for training. */
import type { HeadLabel } from "#app/core/import/labels/features/head-features.ts";
import type { HeadPart } from "#app/core/import/labels/heads/head-parts.ts";
import { keyOf, type Values } from "./truth-units.ts";

/** For each section, the label of a part that shows a field. */
const FIELDS: Record<string, Record<string, HeadLabel>> = {
  contact: { address: "place" },
  certificates: { name: "name", issuer: "issuer", number: "number", url: "link" },
  awards: { title: "name", issuer: "issuer" },
  publications: { title: "name", publisher: "issuer", url: "link" },
  courses: { name: "name", provider: "issuer", url: "link" },
  memberships: { organization: "org", role: "role" },
  experience: { position: "role", company: "org", location: "place" },
  volunteering: { role: "role", organization: "org", location: "place" },
  militaryService: { rank: "role", branch: "org", location: "place" },
  education: {
    degree: "degree",
    fieldOfStudy: "field",
    institution: "org",
    location: "place",
    gpa: "grade",
  },
};

/**
 * The least share of a part that its field must fill, because a short field, such as "it", is in many texts by chance.
 * A part within the field always counts.
 */
const MIN_SHARE = 0.4;

/** Returns the label of the field that equals, contains or is contained in the part most closely; else "note". */
export function partTruth({ content, text }: HeadPart, entry: Values | undefined): HeadLabel {
  const key = keyOf(text);
  const fields = FIELDS[content] ?? {};
  let found: HeadLabel = "note";
  let best = 0;
  for (const [name, label] of Object.entries(fields)) {
    const value = keyOf(String(entry?.[name] ?? ""));
    if (value === "" || key === "") continue;
    const isPart = String(entry?.[name])
      .split(/[,–—|·•()/:]|\s-\s/)
      .some((part) => keyOf(part) === key);
    // Equal texts: 3; one of the field's parts: 2.5; a text within the field: 1 to 2; a text around it: up to 1.
    const within = value.includes(key) ? 1 + key.length / value.length : 0;
    const around = key.includes(value) ? value.length / key.length : 0;
    const share = value === key ? 3 : isPart ? 2.5 : within || around;
    if (share > best && share > MIN_SHARE) {
      best = share;
      found = label;
    }
  }
  return found;
}
