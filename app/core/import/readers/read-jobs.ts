/** Reads experience and volunteering entries, also several roles under one employer. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import { scoreJobTitle } from "./entry-keywords.ts";
import { type JobHead, readJobHead } from "./job-head.ts";
import { takePlace } from "./places.ts";
import { type ReadEntry, readEntry } from "./read-entry.ts";
import { splitEntries } from "./split-entries.ts";
import { isWithin, splitRoles } from "./split-roles.ts";

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
/** A job before its fields are decided. `employer` is set if several roles share it. */
interface ReadJob {
  head: JobHead;
  employer?: Employer;
  /** True if it is in the same entry as the job before it. */
  continues?: true;
}

/** Issues use `path` (the section) and the section's names of the title and employer fields. */
export function readJobs(
  lines: readonly DocLine[],
  { path, titleField, employerField }: { path: string; titleField: string; employerField: string },
): { jobs: Job[]; uncertain: ImportIssue[] } {
  const uncertain: ImportIssue[] = [];
  const read = withEmployers(splitEntries(lines).flatMap(toJobs));
  /** Positive if most jobs name the title before the employer. */
  const titleFirstVotes = read.reduce(
    (sum, { head, employer }) => sum + (employer ? 0 : head.score),
    0,
  );
  const jobs: Job[] = [];
  for (const { head, employer: sharedEmployer, continues } of read) {
    const { entry, first, second, score } = head;
    const entryPath = `${path}.${jobs.length}`;
    const isTitleFirst =
      second === "" ? scoreJobTitle(first) >= 0 : (Math.sign(titleFirstVotes) || score) >= 0;
    let title = isTitleFirst ? first : second;
    let employer = takeEmployer(isTitleFirst ? second : first, head.place);
    const before = jobs.at(-1);
    const isFurtherRole =
      continues || (before?.employer && canFollowLastEmployer(read, head) && second === "");
    if (sharedEmployer) [title, employer] = [wholeTitle(head), { ...sharedEmployer }];
    else if (isFurtherRole && before && employer.name === "") {
      employer = { name: before.employer, place: head.place || (before.location ?? "") };
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
      ...{ startDate, endDate, current },
      description: [entry.text, ...entry.links].filter(Boolean).join("\n"),
      ...(location ? { location } : {}),
    });
  }
  return { jobs, uncertain };
}

function toJobs(entry: ReturnType<typeof splitEntries>[number]): ReadJob[] {
  const { employer, roles } = splitRoles(entry);
  const sharedEmployer = employer.length > 0 ? readEmployer(employer) : undefined;
  return roles
    .map((role, index): ReadJob => {
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
  return takeEmployer(parts[0] ?? "", place);
}

const takeEmployer = (text: string, place: string): Employer =>
  place ? { name: text, place } : takePlace(text);

/** Takes an entry with only a name and a period as the employer of the titles after it. */
function withEmployers(read: readonly ReadJob[]): ReadJob[] {
  const jobs: ReadJob[] = [];
  let employerOnly: { employer: Employer; entry: ReadEntry } | null = null;
  for (const [index, job] of read.entries()) {
    const { entry, place } = job.head;
    const next = read[index + 1];
    if (employerOnly && isRoleOf(job, employerOnly.entry))
      jobs.push({ ...job, employer: employerOnly.employer });
    else if (!job.employer && isEmployerAlone(job) && next && isRoleOf(next, entry)) {
      employerOnly = { entry, employer: takeEmployer(entry.parts[0] ?? "", place) };
    } else {
      employerOnly = null;
      jobs.push(job);
    }
  }
  return jobs;
}

const isEmployerAlone = ({ head: { entry, first } }: ReadJob) =>
  entry.text === "" && entry.links.length === 0 && entry.period !== null && isLikeEmployer(first);
const isLikeEmployer = (text: string) => text !== "" && scoreJobTitle(text) <= 0;

function isRoleOf({ head: { entry, first }, employer }: ReadJob, employerOnly: ReadEntry): boolean {
  if (employer || entry.parts.length !== 1 || !entry.period || !employerOnly.period) return false;
  return scoreJobTitle(first) >= 0 && isWithin(entry.period, employerOnly.period);
}

/** True if further titles may follow under the last job that names its employer. */
function canFollowLastEmployer(read: readonly ReadJob[], head: JobHead): boolean {
  if (!head.entry.period || scoreJobTitle(head.first) <= 0) return false;
  const at = read.findIndex((job) => job.head === head);
  const last = read.slice(0, at).findLast((job) => job.head.second !== "");
  return last?.head.opensEmployer ?? false;
}

/** The title before it was split, for a role whose employer is known: "Engineer, Platform". */
const wholeTitle = ({ entry, first }: JobHead) => entry.parts[0] ?? first;

export function dateIssues({ period }: ReadEntry, path: string): ImportIssue[] {
  return period ? [] : [{ field: `${path}.startDate`, text: "", reason: "No dates were found" }];
}
