/** Experience and volunteering: which part of a head is the post, which the employer. */

import type { Uncertain } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import { looksLikePlace, postness } from "./naming-words.ts";
import { type ReadEntry, readEntry } from "./read-entry.ts";
import { type DocEntry, splitEntries } from "./split-entries.ts";

export interface Job {
  post: string;
  employer: string;
  startDate: string;
  endDate: string;
  current: boolean;
  description: string;
}

/** `path` of the section and the names of its two fields, for what is uncertain. */
export function readJobs(
  lines: readonly DocLine[],
  { path, post, employer }: { path: string; post: string; employer: string },
): { jobs: Job[]; uncertain: Uncertain[] } {
  const uncertain: Uncertain[] = [];
  const read = splitEntries(lines)
    .map((entry: DocEntry) => pair(readEntry(entry, 2)))
    .filter(({ entry }) => entry.parts.length > 0 || entry.text !== "");
  const vote = read.reduce((sum, { score }) => sum + score, 0);
  const jobs = read.map(({ entry, first, second, others, score }, index): Job => {
    const isPostFirst = second === "" ? postness(first) >= 0 : (Math.sign(vote) || score) >= 0;
    const at = `${path}.${index}`;
    if (second !== "" && vote === 0) {
      const reason = "It is a guess which of the two is the title and which the organisation";
      uncertain.push({ field: `${at}.${post}`, text: `${first} / ${second}`, reason });
    }
    if (second === "" && first !== "") {
      const missing = isPostFirst ? employer : post;
      uncertain.push({ field: `${at}.${missing}`, text: first, reason: "Nothing was found here" });
    }
    for (const text of others) {
      uncertain.push({ field: null, text, reason: "There is no field for this" });
    }
    uncertain.push(...doubtfulDates(entry, at));
    const { startDate = "", endDate = "", current = false } = entry.period ?? {};
    return {
      post: isPostFirst ? first : second,
      employer: isPostFirst ? second : first,
      startDate,
      endDate,
      current,
      description: [entry.text, ...entry.links].filter(Boolean).join("\n"),
    };
  });
  return { jobs, uncertain };
}

export function doubtfulDates({ period }: ReadEntry, path: string): Uncertain[] {
  if (!period) {
    return [{ field: `${path}.startDate`, text: "", reason: "No dates were found" }];
  }
  if (!period.isYearOnly) return [];
  const text = [period.startDate, period.endDate].filter(Boolean).join(" – ");
  return [
    { field: `${path}.startDate`, text, reason: "Only years are given; the months are January" },
  ];
}

/** The two that matter, and how much the first sounds like a post. */
function pair(entry: ReadEntry) {
  let parts = entry.parts;
  if (parts.length > 2) {
    const without = parts.filter((part, index) => index === 0 || !looksLikePlace(part));
    if (without.length >= 2) parts = without;
  }
  if (parts.length === 1) parts = divideAtWord(parts[0] ?? "");
  const [first = "", second = ""] = parts;
  const others = entry.parts.filter((part) => part !== first && part !== second);
  const isSplit = parts.length !== entry.parts.length && entry.parts.length === 1;
  return {
    entry,
    first,
    second,
    others: isSplit ? [] : others,
    score: second === "" ? 0 : Math.sign(postness(first) - postness(second)),
  };
}

/** "Engineer at ACME", "Engineer, ACME". */
function divideAtWord(text: string): string[] {
  const at =
    /^(.+?)\s+(?:at|bei|chez|en)\s+(\p{Lu}.*)$/u.exec(text) ?? /^(.+?),\s+(.+)$/.exec(text);
  return at ? [at[1] ?? "", at[2] ?? ""] : [text];
}
