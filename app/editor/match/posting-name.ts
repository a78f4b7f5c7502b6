import type { JobDescription } from "#app/core/resume/job-description.ts";

/** The name of a posting (a saved job description): `Baker · Whittle`, or the title alone. */
export const postingName = ({ title, company }: Pick<JobDescription, "title" | "company">) =>
  [title, company].filter((part) => part !== "").join(" · ");
