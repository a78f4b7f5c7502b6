/** The doubts of an import, as they are listed and counted. */
import type { ImportIssue, Report } from "#app/core/import/outcome.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { getAtPath } from "../set-at.ts";

export interface Doubt {
  /** Where the field was found, which stays when other entries are removed. */
  origin: string;
  /** Where the field is now. */
  field: string;
  reasons: string[];
  /** The text of the file. */
  text: string;
  isQuestion: boolean;
}

/** Text of the file that is in no field. */
export interface Unplaced {
  text: string;
  /** Why; empty if the reader just left it. */
  reason: string;
  /** Its first and last line in the file; absent where the reader does not know. */
  line?: number;
  lastLine?: number;
}

export interface IssueGroups {
  /** One for each field. */
  toCheck: Doubt[];
  unplaced: Unplaced[];
}

export function groupIssues({ uncertain, unused = [] }: Pick<Report, "uncertain" | "unused">) {
  const doubts = new Map<string, Doubt>();
  const unplaced: Unplaced[] = [];
  for (const issue of uncertain) {
    if (issue.field === null) unplaced.push({ text: issue.text, reason: issue.reason });
    else addTo(doubts, issue.field, issue);
  }
  for (const { text, line } of unused) {
    const last = unplaced.at(-1);
    const isNext = last?.lastLine !== undefined && last.lastLine + 1 === line;
    if (last && isNext) Object.assign(last, { text: `${last.text}\n${text}`, lastLine: line });
    else unplaced.push({ text, line, lastLine: line, reason: "" });
  }
  return { toCheck: [...doubts.values()], unplaced } satisfies IssueGroups;
}

function addTo(doubts: Map<string, Doubt>, field: string, issue: ImportIssue): void {
  const { reason, text, isQuestion = false } = issue;
  const doubt = doubts.get(field) ?? { origin: field, field, reasons: [], text, isQuestion };
  if (!doubt.reasons.includes(reason)) doubt.reasons.push(reason);
  doubts.set(field, doubt);
}

/**
 * Issues name an entry by its position in the found resume: follows it to its present one. Those of removed entries are
 * left out.
 */
export function followEntries(toCheck: readonly Doubt[], found: Resume, now: Resume): Doubt[] {
  return toCheck.flatMap((item) => {
    const [section = "", index, ...rest] = item.origin.split(".");
    const entry = entriesOf(found, section)[Number(index)];
    if (!entry?.id) return item;
    const position = entriesOf(now, section).findIndex(({ id }) => id === entry.id);
    return position < 0 ? [] : { ...item, field: [section, position, ...rest].join(".") };
  });
}

function entriesOf(resume: Resume, section: string): readonly { id: string }[] {
  const entries: unknown = resume[section as keyof Resume];
  return Array.isArray(entries) ? entries : [];
}

/** The field that one may have been taken for. */
const SWAPPED: Record<string, string> = {
  position: "company",
  role: "organization",
  rank: "branch",
  degree: "institution",
};

/** The two fields of an entry that may be swapped; null for other doubts. */
export function swappableFields({ field, reasons }: Doubt): [string, string] | null {
  const [entryPath, key = ""] = [field.slice(0, field.lastIndexOf(".")), field.split(".").at(-1)];
  const other = SWAPPED[key];
  const isAboutSwap = reasons.some((reason) => reason.includes("swapped"));
  return other && isAboutSwap ? [field, `${entryPath}.${other}`] : null;
}

/** The fields that settle a doubt: both dates for the question when it was, and all of an entry that is doubted whole. */
export function fieldsOf(resume: Resume, doubt: Doubt): string[] {
  const swappable = swappableFields(doubt);
  if (swappable) return swappable;
  const { field, isQuestion } = doubt;
  const at = field.lastIndexOf(".");
  const [entryPath, key] = [field.slice(0, at), field.slice(at + 1)];
  const value = getAtPath(resume, field);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const keys = Object.entries(value).filter(([, inner]) => typeof inner === "string");
    return keys
      .map(([name]) => `${field}.${name}`)
      .filter((path) => !/\.(?:id|employerId)$/.test(path));
  }
  const keys =
    isQuestion && key === "startDate"
      ? ["startDate", "endDate", "current"]
      : isQuestion && key === "degree"
        ? ["degree", "fieldOfStudy"]
        : [key];
  const paths = keys.map((name) => (at < 0 ? field : `${entryPath}.${name}`));
  return paths.filter((path) => getAtPath(resume, path) !== undefined);
}

/** A field was corrected if it says something else than it was found to say. */
export const isCorrected = (doubt: Doubt, found: Resume, now: Resume): boolean => {
  const before = fieldsOf(found, { ...doubt, field: doubt.origin });
  const after = fieldsOf(now, doubt);
  return after.some((path, index) => {
    const [was, is] = [getAtPath(found, before[index] ?? ""), getAtPath(now, path)];
    return JSON.stringify(was) !== JSON.stringify(is);
  });
};

/** "12 fields imported. 4 to check. 1 part not used." */
export function describeImport(recovered: number, toCheck: number, unplaced: number): string {
  const parts = [`${recovered} ${recovered === 1 ? "field" : "fields"} imported.`];
  if (toCheck > 0) parts.push(`${toCheck} to check.`);
  if (unplaced > 0) parts.push(`${unplaced} ${unplaced === 1 ? "part" : "parts"} not used.`);
  if (parts.length === 1) parts.push("Everything matched cleanly.");
  return parts.join(" ");
}
