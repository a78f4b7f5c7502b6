/** Resumes of 14 jobs, whose page breaks fall at every kind of position. */
import type { Resume } from "#app/core/resume/schema.ts";
import { hardResume } from "./hard-resume.ts";

const VERBS = [
  "Led",
  "Built",
  "Cut",
  "Introduced",
  "Negotiated",
  "Migrated",
  "Trained",
  "Designed",
];
const OBJECTS = [
  "the move of four regional warehouses to one planning system without a day of lost deliveries",
  "a reporting service",
  "a hiring plan for twelve engineers in three countries and saw nine of them promoted within two years, while the cost of each hire fell by a third and the time to offer from eight weeks to five",
  "monthly reviews with customers, which raised renewals from 81 % to 93 %",
  "contracts worth €4.2 million with suppliers in Poland, Portugal and Finland, and kept every one of them",
  "release work so that teams ship daily",
];
const COMPANIES = ["Northwind", "Halden & Sons", "Ostrava Steel", "Blue Harbour Care", "Kestrel"];
const POSITIONS = ["Operations Manager", "Senior Engineer", "Project Lead", "Analyst"];
const JOBS = 14;

const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
/** The steps mix short and long lines. */
const line = (index: number) => `${at(VERBS, index * 7)} ${at(OBJECTS, index * 5 + (index >> 2))}`;
const lines = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => line(from + index));

/** The descriptions of the jobs. */
const DESCRIPTIONS = {
  nothing: () => "",
  "one line each": (job: number) => line(job * 3),
  paragraphs: (job: number) => `${[line(job), line(job + 3), line(job + 1)].join(". ")}.`,
  bullets: (job: number) => lines(job * 4, 3 + (job % 4)).join("\n"),
  "bullets and single lines": (job: number) =>
    job % 3 === 0 ? line(job) : lines(job * 3, 2 + (job % 5)).join("\n"),
};
export type LongKind = keyof typeof DESCRIPTIONS;
export const LONG_KINDS = Object.keys(DESCRIPTIONS) as LongKind[];

export function longResume(kind: LongKind): Resume {
  return {
    ...hardResume(),
    experience: Array.from({ length: JOBS }, (_, job) => ({
      id: `long-${job}`,
      company: `${at(COMPANIES, job)} ${job + 1}`,
      position: at(POSITIONS, job),
      location: job % 3 ? "Leeds" : "",
      startDate: `${2024 - job * 2}-0${1 + (job % 8)}`,
      endDate: job ? `${2025 - job * 2}-1${job % 3}` : "",
      current: job === 0,
      description: DESCRIPTIONS[kind](job),
    })),
  };
}
