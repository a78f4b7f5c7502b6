/** The doubts of an import, as they are listed and counted. */
import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { Resume } from "#app/core/resume/schema.ts";

export interface IssueGroups {
  /** One for each field. */
  toCheck: { field: string; reasons: string[] }[];
  /** Text that no field fits. */
  unplaced: ImportIssue[];
}

export function groupIssues(issues: readonly ImportIssue[]): IssueGroups {
  const reasons = new Map<string, string[]>();
  const unplaced: ImportIssue[] = [];
  for (const issue of issues) {
    const { field, reason } = issue;
    if (field === null) {
      unplaced.push(issue);
      continue;
    }
    const listed = reasons.get(field) ?? [];
    reasons.set(field, listed.includes(reason) ? listed : [...listed, reason]);
  }
  const toCheck = [...reasons].map(([field, reasons]) => ({ field, reasons }));
  return { toCheck, unplaced };
}

/**
 * Issues name an entry by its position in the found resume: follows it to its present one. Those of removed entries are
 * left out.
 */
export function followEntries(groups: IssueGroups, found: Resume, now: Resume): IssueGroups {
  const toCheck = groups.toCheck.flatMap((item) => {
    const [section = "", index, ...rest] = item.field.split(".");
    const entry = entriesOf(found, section)[Number(index)];
    if (!entry?.id) return item;
    const position = entriesOf(now, section).findIndex(({ id }) => id === entry.id);
    return position < 0 ? [] : { ...item, field: [section, position, ...rest].join(".") };
  });
  return { ...groups, toCheck };
}

function entriesOf(resume: Resume, section: string): readonly { id: string }[] {
  const entries: unknown = resume[section as keyof Resume];
  return Array.isArray(entries) ? entries : [];
}

/** "12 fields imported. 4 to check. We couldn't place 1 line." */
export function describeImport(
  recovered: number,
  { toCheck, unplaced }: IssueGroups,
  isHardToRead = false,
): string {
  const parts = [`${recovered} ${recovered === 1 ? "field" : "fields"} imported.`];
  if (toCheck.length > 0) parts.push(`${toCheck.length} to check.`);
  if (unplaced.length > 0) {
    parts.push(`We couldn't place ${unplaced.length} ${unplaced.length === 1 ? "line" : "lines"}.`);
  }
  if (isHardToRead) {
    parts.push("This file was hard to read: compare every section with the original.");
  }
  if (parts.length === 1) parts.push("Everything matched cleanly.");
  return parts.join(" ");
}
