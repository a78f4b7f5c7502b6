/** Reads experience and volunteering entries, also several roles under one employer. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import { scoreJobTitle } from "./entry-keywords.ts";
import { splitPlace } from "./places.ts";
import { type ReadEntry, readEntry } from "./read-entry.ts";
import { type JobHead, readJobHead } from "./read-job-head.ts";
import { splitEntries } from "./split-entries.ts";
import { isPeriodWithin, splitRoles } from "./split-roles.ts";

export interface Job {
  title: string;
  employer: string;
  startDate: string;
  endDate: string;
  current: boolean;
  description: string;
  location?: string;
}

interface Employer {
  name: string;
  place: string;
}
/** A job before its fields are decided. `employer` is set if several roles have the same one. */
interface ParsedJob {
  head: JobHead;
  employer?: Employer;
  /** True if it is in the same entry as the job before it. */
  continues?: true;
}

/**
 * Returns the jobs in the order of the file. `path`, `titleField` and `employerField` are the names of the section and of
 * its fields in the issues' paths.
 */
export function readJobs(
  lines: readonly DocLine[],
  { path, titleField, employerField }: { path: string; titleField: string; employerField: string },
): { jobs: Job[]; uncertain: ImportIssue[] } {
  const uncertain: ImportIssue[] = [];
  const parsedJobs = assignSharedEmployers(splitEntries(lines).flatMap(toJobs));
  /** Positive if most jobs name the title before the employer. */
  const titleFirstVotes = parsedJobs.reduce(
    (sum, { head, employer }) => sum + (employer ? 0 : head.score),
    0,
  );
  const jobs: Job[] = [];
  for (const { head, employer: sharedEmployer, continues } of parsedJobs) {
    const { entry, first, second, score } = head;
    const entryPath = `${path}.${jobs.length}`;
    const isTitleFirst =
      second === "" ? scoreJobTitle(first) >= 0 : (Math.sign(titleFirstVotes) || score) >= 0;
    let title = isTitleFirst ? first : second;
    let employer = toEmployer(isTitleFirst ? second : first, head.place);
    const previousJob = jobs.at(-1);
    const isFurtherRoleAtEmployer =
      continues ||
      (previousJob?.employer && canFollowLastEmployer(parsedJobs, head) && second === "");
    if (sharedEmployer) [title, employer] = [wholeTitle(head), { ...sharedEmployer }];
    else if (isFurtherRoleAtEmployer && previousJob && employer.name === "") {
      employer = { name: previousJob.employer, place: head.place || (previousJob.location ?? "") };
    } else {
      if (second !== "" && titleFirstVotes === 0) {
        const reason = "Check that title and organization aren't swapped";
        const field = `${entryPath}.${titleField}`;
        uncertain.push({ field, text: `${first} / ${second}`, reason });
      }
      if (second === "" && first !== "") {
        const field = `${entryPath}.${isTitleFirst ? employerField : titleField}`;
        uncertain.push({ field, text: first, reason: "Nothing was found here" });
      }
    }
    for (const text of sharedEmployer ? [] : head.unplaced) {
      uncertain.push({ field: null, text, reason: "There is no field for this" });
    }
    uncertain.push(...dateIssues(entry, entryPath));
    const { startDate = "", endDate = "", current = false } = entry.period ?? {};
    const location = employer.place || head.place;
    jobs.push({
      title,
      employer: employer.name,
      startDate,
      endDate,
      current,
      description: [entry.text, ...entry.links].filter(Boolean).join("\n"),
      ...(location ? { location } : {}),
    });
  }
  return { jobs, uncertain };
}

function toJobs(entry: ReturnType<typeof splitEntries>[number]): ParsedJob[] {
  const { employer, roles } = splitRoles(entry);
  const sharedEmployer = employer.length > 0 ? readEmployer(employer) : undefined;
  return roles
    .map((role, index): ParsedJob => {
      const head = readJobHead(readEntry(role, sharedEmployer ? 1 : 2, "place"), role.head);
      return {
        head,
        ...(sharedEmployer ? { employer: sharedEmployer } : index > 0 ? { continues: true } : {}),
      };
    })
    .filter(({ head: { entry } }) => entry.parts.length > 0 || entry.text !== "");
}

function readEmployer(lines: DocLine[]): Employer {
  const { parts, place } = readEntry({ head: lines, body: [] }, 1, "place");
  return toEmployer(parts[0] ?? "", place);
}

const toEmployer = (text: string, place: string): Employer =>
  place ? { name: text, place } : splitPlace(text);

/** Removes entries with only a name and a period, and makes them the employer of the titles that follow. */
function assignSharedEmployers(read: readonly ParsedJob[]): ParsedJob[] {
  const jobs: ParsedJob[] = [];
  let employerOnly: { employer: Employer; entry: ReadEntry } | null = null;
  for (const [index, job] of read.entries()) {
    const { entry, place } = job.head;
    const next = read[index + 1];
    if (employerOnly && isRoleOf(job, employerOnly.entry))
      jobs.push({ ...job, employer: employerOnly.employer });
    else if (!job.employer && isEmployerAlone(job) && next && isRoleOf(next, entry)) {
      employerOnly = { entry, employer: toEmployer(entry.parts[0] ?? "", place) };
    } else {
      employerOnly = null;
      jobs.push(job);
    }
  }
  return jobs;
}

const isEmployerAlone = ({ head: { entry, first } }: ParsedJob) =>
  entry.text === "" && entry.links.length === 0 && entry.period !== null && mayBeEmployer(first);
const mayBeEmployer = (text: string) => text !== "" && scoreJobTitle(text) <= 0;

function isRoleOf(
  { head: { entry, first }, employer }: ParsedJob,
  employerOnly: ReadEntry,
): boolean {
  if (employer || entry.parts.length !== 1 || !entry.period || !employerOnly.period) return false;
  return scoreJobTitle(first) >= 0 && isPeriodWithin(entry.period, employerOnly.period);
}

/** True if further titles may follow under the last job that names its employer. */
function canFollowLastEmployer(read: readonly ParsedJob[], head: JobHead): boolean {
  if (!head.entry.period || scoreJobTitle(head.first) <= 0) return false;
  const index = read.findIndex((job) => job.head === head);
  const lastNamed = read.slice(0, index).findLast((job) => job.head.second !== "");
  return lastNamed?.head.mayIntroduceRoles ?? false;
}

/** The title before it was split, for a role whose employer is known: "Engineer, Platform". */
const wholeTitle = ({ entry, first }: JobHead) => entry.parts[0] ?? first;

/** Returns an issue if the entry has no dates. */
export function dateIssues({ period }: ReadEntry, path: string): ImportIssue[] {
  return period ? [] : [{ field: `${path}.startDate`, text: "", reason: "No dates were found" }];
}
