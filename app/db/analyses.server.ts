/** Stored analyses of a resume: the report as it was, with the posting and the engine that made it. */
import { and, desc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { atsReportAnswer } from "#app/api/contract/documents.ts";
import { jobDescriptionAnswer } from "#app/api/resume-answers.ts";
import type { AtsReport } from "#app/ats/report.ts";
import type { AppContext } from "#app/context.ts";
import type { JobDescription } from "#app/resume/job-description.ts";
import { isAtLeast } from "#app/room/roles.ts";
import type { Role } from "#app/room/room-api.ts";
import { analysis, resume } from "./schema.ts";

type Context = Pick<AppContext, "db">;

export interface Analysis {
  id: string;
  score: number;
  jobDescription: JobDescription;
  report: AtsReport;
  /** ISO 8601. */
  createdAt: string;
}

/** Scoring again within this time, as one types, replaces the last analysis of the same posting. */
const SAME_SITTING_MS = 3_600_000;
/** More of the past than this is not kept for one resume. */
const MAX_KEPT = 50;

/** Keeps a report with its resume and projects its score to the list [spec 2]. */
export async function keepAnalysis(
  { db }: Context,
  resumeId: string,
  jobDescription: JobDescription,
  report: AtsReport,
): Promise<Analysis> {
  const now = new Date();
  const latest = await db
    .select()
    .from(analysis)
    .where(eq(analysis.resumeId, resumeId))
    .orderBy(desc(analysis.createdAt), desc(analysis.id))
    .limit(1)
    .get();
  const isSameSitting =
    latest !== undefined &&
    now.getTime() - latest.createdAt.getTime() < SAME_SITTING_MS &&
    isSamePosting(latest.jobDescription, jobDescription);
  const id = isSameSitting ? latest.id : crypto.randomUUID();
  const values = {
    id,
    resumeId,
    jobDescription,
    report,
    score: report.score,
    engineVersion: report.metadata.engine.version,
    createdAt: now,
  };
  const { id: _, resumeId: __, ...change } = values;
  await db.batch([
    db.insert(analysis).values(values).onConflictDoUpdate({ target: analysis.id, set: change }),
    db.update(resume).set({ lastScore: report.score }).where(eq(resume.id, resumeId)),
    db
      .delete(analysis)
      .where(
        and(
          eq(analysis.resumeId, resumeId),
          sql`${analysis.id} not in (select ${analysis.id} from ${analysis} where ${analysis.resumeId} = ${resumeId} order by ${analysis.createdAt} desc limit ${MAX_KEPT})`,
        ),
      ),
  ]);
  return { id, score: report.score, jobDescription, report, createdAt: now.toISOString() };
}

function isSamePosting(stored: unknown, posting: JobDescription): boolean {
  const parsed = v.safeParse(jobDescriptionAnswer, stored);
  if (!parsed.success) return false;
  const { title, company, text } = parsed.output;
  return title === posting.title && company === posting.company && text === posting.text;
}

/** What an editor begins with. A viewer sees neither the posting nor what came of it. */
export async function lastAnalysisFor(context: Context, resumeId: string, role: Role) {
  const [latest] = isAtLeast(role, "comment") ? await listAnalyses(context, resumeId, 1) : [];
  return latest ? { jobText: latest.jobDescription.text, report: latest.report } : null;
}

/** Newest first. A row that can no longer be read is left out. */
export async function listAnalyses(
  { db }: Context,
  resumeId: string,
  atMost = MAX_KEPT,
): Promise<Analysis[]> {
  const rows = await db
    .select()
    .from(analysis)
    .where(eq(analysis.resumeId, resumeId))
    .orderBy(desc(analysis.createdAt), desc(analysis.id))
    .limit(atMost);
  return rows.flatMap((row) => {
    const job = v.safeParse(jobDescriptionAnswer, row.jobDescription);
    const report = v.safeParse(atsReportAnswer, row.report);
    if (!job.success || !report.success) return [];
    const { id, score, createdAt } = row;
    const [jobDescription, read] = [job.output, report.output];
    return [{ id, score, jobDescription, report: read, createdAt: createdAt.toISOString() }];
  });
}
