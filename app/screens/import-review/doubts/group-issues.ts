/**
 * Groups an import's issues: fields to check (doubts), and texts of the file that are in no field.
 */
import type { ImportIssue, Report } from "#app/core/import/outcome.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { getAtPath } from "../edit-by-path.ts";

export interface Doubt {
  /**
   * The path at which the field was imported. It serves as an id: removing entries does not change
   * it.
   */
  origin: string;
  /** The field's current path. */
  field: string;
  reasons: string[];
  /** The text in the file that the field was read from. */
  text: string;
  /** Whether `reasons` asks for a value that the file lacks, such as dates. */
  isQuestion: boolean;
}

/** A text of the file that is in no field. */
export interface UnusedText {
  text: string;
  /** Why it was not used; empty if unknown. */
  reason: string;
  /** Its first and last line in the file; absent if unknown. */
  line?: number;
  lastLine?: number;
}

export interface IssueGroups {
  /** One doubt for each field. */
  toCheck: Doubt[];
  unplaced: UnusedText[];
}

/** Groups the issues of an import report; unused lines that follow each other become one text. */
export function groupIssues({ uncertain, unused = [] }: Pick<Report, "uncertain" | "unused">) {
  const doubts = new Map<string, Doubt>();
  const unplaced: UnusedText[] = [];
  for (const issue of uncertain) {
    if (issue.field === null) unplaced.push({ text: issue.text, reason: issue.reason });
    else addReason(doubts, issue.field, issue);
  }
  for (const { text, line } of unused) {
    const last = unplaced.at(-1);
    const isNext = last?.lastLine !== undefined && last.lastLine + 1 === line;
    if (last && isNext) Object.assign(last, { text: `${last.text}\n${text}`, lastLine: line });
    else unplaced.push({ text, line, lastLine: line, reason: "" });
  }
  return { toCheck: [...doubts.values()], unplaced } satisfies IssueGroups;
}

/** Adds the reason to the field's doubt; `text` and `isQuestion` of the doubt stay those of the field's first issue. */
function addReason(doubts: Map<string, Doubt>, field: string, issue: ImportIssue): void {
  const { reason, text, isQuestion = false } = issue;
  const doubt = doubts.get(field) ?? { origin: field, field, reasons: [], text, isQuestion };
  if (!doubt.reasons.includes(reason)) doubt.reasons.push(reason);
  doubts.set(field, doubt);
}

/**
 * Updates the paths of doubts after entries were removed, and drops the doubts of removed entries.
 * @param imported the resume before any change, in which origins are paths
 */
export function updateDoubtPaths(
  doubts: readonly Doubt[],
  imported: Resume,
  current: Resume,
): Doubt[] {
  return doubts.flatMap((doubt) => {
    const [section = "", index, ...rest] = doubt.origin.split(".");
    const entry = entriesOf(imported, section)[Number(index)];
    if (!entry?.id) return doubt;
    const position = entriesOf(current, section).findIndex(({ id }) => id === entry.id);
    return position < 0 ? [] : { ...doubt, field: [section, position, ...rest].join(".") };
  });
}

function entriesOf(resume: Resume, section: string): readonly { id: string }[] {
  const entries: unknown = resume[section as keyof Resume];
  return Array.isArray(entries) ? entries : [];
}

/** Pairs of fields that an import can mistake for each other. */
const SWAPPABLE: Record<string, string> = {
  position: "company",
  role: "organization",
  rank: "branch",
  degree: "institution",
};

/** The two fields of an entry that may be swapped; null for other doubts. */
export function swappableFields({ field, reasons }: Doubt): [string, string] | null {
  const [entryPath, key = ""] = [field.slice(0, field.lastIndexOf(".")), field.split(".").at(-1)];
  const otherKey = SWAPPABLE[key];
  // As in the reasons of read-jobs.ts and read-schools.ts: "... aren't swapped".
  const isAboutSwap = reasons.some((reason) => reason.includes("swapped"));
  return otherKey && isAboutSwap ? [field, `${entryPath}.${otherKey}`] : null;
}

/** The fields of an entry that a question about one of them shows; a question about any other field shows only that. */
const FIELDS_OF_QUESTIONS: Record<string, string[]> = {
  startDate: ["startDate", "endDate", "current"],
  degree: ["degree", "fieldOfStudy"],
};

/**
 * The paths of the fields to show for a doubt: both dates for a question about dates, degree and field of study for
 * one about the degree, and all text fields of an entry if the whole entry is in doubt.
 */
export function fieldsOf(resume: Resume, doubt: Doubt): string[] {
  const swappable = swappableFields(doubt);
  if (swappable) return swappable;
  const { field, isQuestion } = doubt;
  const lastDot = field.lastIndexOf(".");
  const [entryPath, key] = [field.slice(0, lastDot), field.slice(lastDot + 1)];
  const value = getAtPath(resume, field);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const keys = Object.entries(value).filter(([, inner]) => typeof inner === "string");
    return (
      keys
        .map(([name]) => `${field}.${name}`)
        // Ids are not shown to people.
        .filter((path) => !/\.(?:id|employerId)$/.test(path))
    );
  }
  const keys = (isQuestion ? FIELDS_OF_QUESTIONS[key] : undefined) ?? [key];
  const paths = keys.map((name) => (lastDot < 0 ? field : `${entryPath}.${name}`));
  return paths.filter((path) => getAtPath(resume, path) !== undefined);
}

/** Whether the user has changed a field that settles the doubt. */
export const isCorrected = (doubt: Doubt, imported: Resume, current: Resume): boolean => {
  const pathsBefore = fieldsOf(imported, { ...doubt, field: doubt.origin });
  const pathsNow = fieldsOf(current, doubt);
  return pathsNow.some((path, index) => {
    const [oldValue, newValue] = [
      getAtPath(imported, pathsBefore[index] ?? ""),
      getAtPath(current, path),
    ];
    return JSON.stringify(oldValue) !== JSON.stringify(newValue);
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
