/** Reads courses, memberships and patents: sections of titled entries that need more than a renaming of fields. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import { readTitledEntries, type TitledEntry } from "./read-titled-entries.ts";

interface ReadSection {
  entries: Record<string, unknown>[];
  uncertain: ImportIssue[];
}
type Reader = (lines: readonly DocLine[]) => ReadSection;

export const readCourses: Reader = (lines) => {
  const { entries, uncertain } = readTitledEntries(lines, "courses");
  const courses = entries.map(({ title, issuer, date, url, description }) => ({
    name: title,
    provider: issuer,
    date,
    url,
    description,
  }));
  return { entries: courses, uncertain };
};

/** Words of roles in an association; the other part of the line is the association's name. */
const ROLE =
  /\b(?:member|fellow|chair(?:man|woman|person)?|president|secretary|treasurer|board|delegate|officer|representative|founder|mitglied|vorstand|vorsitz(?:ende[rn]?)?|membre|trésorier|président|miembro|socio|membro|socia|członek|člen|lid|medlem)/iu;

export const readMemberships: Reader = (lines) => {
  const { entries } = readTitledEntries(lines, "memberships");
  return {
    entries: entries.map(({ title, issuer, period, description }) => {
      // "IEEE Senior Member" is role and association in one, and is stored as the association.
      const isRoleFirst = issuer !== "" && (ROLE.test(title) || !ROLE.test(issuer));
      const [role, organization] = isRoleFirst ? [title, issuer] : [issuer, title];
      const { startDate = "", endDate = "", current = false } = period ?? {};
      return { organization, role, startDate, endDate, current, description };
    }),
    uncertain: [],
  };
};

/** "US 9,123,456", "US 9123456 B2", "Patent No. 9,123,456"; captures the number. */
const PATENT_NUMBER =
  /^(?:(?:patent|application|publication)?\s*(?:no\.?|nr\.?|number|#)?\s*:?\s*)?((?:[A-Z]{2}\s?)?\d[\d,./ -]{3,}\d(?:\s?[A-Z]\d?)?)$/i;
const patentNumberIn = (text: string) => PATENT_NUMBER.exec(text.trim())?.[1] ?? "";

export const readPatents: Reader = (lines) => {
  const { entries } = readTitledEntries(lines, "patents");
  return { entries: entries.map(toPatent), uncertain: [] };
};

function toPatent({ title, issuer, date, url, description }: TitledEntry) {
  const parts = issuer.split(/\s+[·•|]\s+|,\s+(?=[A-Z]{2}\s?\d)/).filter((part) => part !== "");
  const [firstLine = "", ...otherLines] = description.split("\n");
  const partWithNumber = parts.find((part) => patentNumberIn(part) !== "");
  const number = patentNumberIn(partWithNumber ?? firstLine);
  return {
    title,
    office: parts.filter((part) => part !== partWithNumber).join(", "),
    ...(number ? { number } : {}),
    date,
    url,
    description: partWithNumber || !number ? description : otherLines.join("\n"),
  };
}
