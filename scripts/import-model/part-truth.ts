/** What the parts of an entry's head are, by the entry's fields. */
import type { HeadLabel } from "#app/core/import/labels/features/head-features.ts";
import type { HeadPart } from "#app/core/import/labels/heads/head-parts.ts";
import { keyOf, type Values } from "./truth-units.ts";

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

/** What a part of an entry's head is. */
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
    const within = value.includes(key) ? 1 + key.length / value.length : 0;
    const around = key.includes(value) ? value.length / key.length : 0;
    const share = value === key ? 3 : isPart ? 2.5 : within || around;
    if (share > best && share > 0.4) {
      best = share;
      found = label;
    }
  }
  return found;
}
