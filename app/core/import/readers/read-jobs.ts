/** Reads experience and volunteering entries: which part of a head is the job title, which the employer. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import { looksLikeLocation, scoreJobTitle } from "./entry-keywords.ts";
import { type ReadEntry, readEntry } from "./read-entry.ts";
import { type DocEntry, splitEntries } from "./split-entries.ts";

export interface Job {
  title: string;
  employer: string;
  startDate: string;
  endDate: string;
  current: boolean;
  description: string;
}

/** `path`: the section; `titleField` and `employerField`: its field names, used in the issues. */
export function readJobs(
  lines: readonly DocLine[],
  { path, titleField, employerField }: { path: string; titleField: string; employerField: string },
): { jobs: Job[]; uncertain: ImportIssue[] } {
  const uncertain: ImportIssue[] = [];
  const read = splitEntries(lines)
    .map((entry: DocEntry) => splitHead(readEntry(entry, 2)))
    .filter(({ entry }) => entry.parts.length > 0 || entry.text !== "");
  const titleFirstVotes = read.reduce((sum, { score }) => sum + score, 0);
  const jobs = read.map(({ entry, first, second, unplaced, score }, index): Job => {
    const isTitleFirst =
      second === "" ? scoreJobTitle(first) >= 0 : (Math.sign(titleFirstVotes) || score) >= 0;
    const entryPath = `${path}.${index}`;
    if (second !== "" && titleFirstVotes === 0) {
      const reason = "Check that title and organization aren't swapped";
      uncertain.push({ field: `${entryPath}.${titleField}`, text: `${first} / ${second}`, reason });
    }
    if (second === "" && first !== "") {
      const missing = isTitleFirst ? employerField : titleField;
      uncertain.push({
        field: `${entryPath}.${missing}`,
        text: first,
        reason: "Nothing was found here",
      });
    }
    for (const text of unplaced) {
      uncertain.push({ field: null, text, reason: "There is no field for this" });
    }
    uncertain.push(...dateIssues(entry, entryPath));
    const { startDate = "", endDate = "", current = false } = entry.period ?? {};
    return {
      title: isTitleFirst ? first : second,
      employer: isTitleFirst ? second : first,
      startDate,
      endDate,
      current,
      description: [entry.text, ...entry.links].filter(Boolean).join("\n"),
    };
  });
  return { jobs, uncertain };
}

export function dateIssues({ period }: ReadEntry, path: string): ImportIssue[] {
  return period ? [] : [{ field: `${path}.startDate`, text: "", reason: "No dates were found" }];
}

/** Finds the two name parts; `score` is positive if the first is the more likely job title. */
function splitHead(entry: ReadEntry) {
  let parts = entry.parts;
  if (parts.length > 2) {
    const withoutLocations = parts.filter((part, index) => index === 0 || !looksLikeLocation(part));
    if (withoutLocations.length >= 2) parts = withoutLocations;
  }
  if (parts.length === 1) parts = splitTitleAndEmployer(parts[0] ?? "");
  const [first = "", second = ""] = parts;
  const unplaced = entry.parts.filter((part) => part !== first && part !== second);
  const isSplit = parts.length !== entry.parts.length && entry.parts.length === 1;
  return {
    entry,
    first,
    second,
    unplaced: isSplit ? [] : unplaced,
    score: second === "" ? 0 : Math.sign(scoreJobTitle(first) - scoreJobTitle(second)),
  };
}

/** Splits "Engineer at ACME" and "Engineer, ACME". */
function splitTitleAndEmployer(text: string): string[] {
  const match =
    /^(.+?)\s+(?:at|bei|chez|en)\s+(\p{Lu}.*)$/u.exec(text) ?? /^(.+?),\s+(.+)$/.exec(text);
  return match ? [match[1] ?? "", match[2] ?? ""] : [text];
}
