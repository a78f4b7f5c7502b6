/** What postings made of a resume, and how its score has moved. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "./columns.ts";
import { resume } from "./resume-tables.ts";

/** Stored analyses: the report as it was, with the engine that made it. */
export const analysis = sqliteTable(
  "analysis",
  {
    id: id(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    jobDescription: text("job_description", { mode: "json" }).notNull(),
    /** Hash of title, company and text; null for the oldest. */
    posting: text("posting"),
    report: text("report", { mode: "json" }).notNull(),
    score: integer("score").notNull(),
    engineVersion: text("engine_version").notNull(),
    /** What the resume was, a mark a part, so that the next analysis can tell what changed. */
    marks: text("marks", { mode: "json" }),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("analysis_resume").on(table.resumeId, table.createdAt)],
);

/** Each move of a score, per posting, with the edits that moved it; analyses of one sitting replace each other. */
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
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("score_point_resume").on(table.resumeId, table.createdAt)],
);
