/** The row of a resume in the database. */
import type { resume } from "./tables/resume-tables.ts";

export type ResumeRow = typeof resume.$inferSelect;
