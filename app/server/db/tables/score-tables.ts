/** ATS analyses of resumes and the history of their scores. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, timestamp } from "./columns.ts";
import { resume } from "./resume-tables.ts";

/** Stored analyses: the report with its engine version. */
export const analysis = sqliteTable(
  "analysis",
  {
    id: id(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    jobDescription: text("job_description", { mode: "json" }).notNull(),
    /** Hash of title, company and text; null in old rows. */
    posting: text("posting"),
    report: text("report", { mode: "json" }).notNull(),
    score: integer("score").notNull(),
    engineVersion: text("engine_version").notNull(),
    /** A hash for each part of the resume, so that the next analysis can list what changed. */
    marks: text("marks", { mode: "json" }),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [index("analysis_resume").on(table.resumeId, table.createdAt)],
);

/** Each change of a score, per job description, with the edits that caused it. */
export const scorePoint = sqliteTable(
  "score_point",
  {
    id: id(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    /** Hash of title, company and text. */
    posting: text("posting").notNull(),
    score: integer("score").notNull(),
    moves: text("moves", { mode: "json" }).notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [index("score_point_resume").on(table.resumeId, table.createdAt)],
);
