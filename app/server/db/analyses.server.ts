/**
 * Stored ATS analyses of a resume: the report of its score (how an applicant tracking system might read it) with the
 * job description and the engine's version.
 */
import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { atsReportResponseBody } from "#app/core/api-contract/calls/documents.ts";
import { jobDescriptionResponseBody } from "#app/core/api-contract/resume-response-bodies.ts";
import type { AtsReport } from "#app/core/ats/report.ts";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import type { JobDescription } from "#app/core/resume/job-description.ts";
import { hashParts, listChangedParts, type PartHashes } from "#app/core/resume/part-hashes.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { AppContext } from "#app/server/context.ts";
import { requireState } from "./access.server.ts";
import { compareReports, jobPostingKey, scorePointStatements } from "./score-points.server.ts";
import { resume } from "./tables/resume-tables.ts";
import { analysis } from "./tables/score-tables.ts";

type Context = Pick<AppContext, "db">;

export interface Analysis {
  id: string;
  /** Hash of the job description; equal for all analyses against the same one. */
  posting: string;
  /** Null where the report has no score. */
  score: number | null;
  jobDescription: JobDescription;
  report: AtsReport;
  /** ISO 8601. */
  createdAt: string;
}

/** Title and company of the job description that each of the user's resumes was last analyzed against, by resume. */
export async function listLatestJobs(
  { db }: Context,
  ownerId: string,
): Promise<Map<string, { title: string; company: string }>> {
  const rows = await db
    .select({
      resumeId: analysis.resumeId,
      title: sql<string>`json_extract(${analysis.jobDescription}, '$.title')`,
      company: sql<string | null>`json_extract(${analysis.jobDescription}, '$.company')`,
      // SQLite takes the other columns from the row that has the maximum.
      latest: sql<number>`max(${analysis.createdAt})`,
    })
    .from(analysis)
    .innerJoin(resume, eq(resume.id, analysis.resumeId))
    .where(and(eq(resume.ownerId, ownerId), isNull(resume.deletedAt)))
    .groupBy(analysis.resumeId);
  return new Map(
    rows.map(({ resumeId, title, company }) => [resumeId, { title, company: company ?? "" }]),
  );
}

/** Within this time, a new analysis replaces the latest one if it is for the same job description. */
const REPLACE_WINDOW_MS = 3_600_000;
/** Per resume; older analyses are deleted. */
const MAX_ANALYSES = 50;

/** Stores a report with its resume and copies the score to the resume's row for the dashboard [spec 2]. */
export async function saveAnalysis(
  { db }: Context,
  resumeId: string,
  jobDescription: JobDescription,
  report: AtsReport,
  content: Resume,
): Promise<Analysis> {
  const now = new Date();
  const posting = await jobPostingKey(jobDescription);
  const [latest, previous] = await Promise.all([
    findLatest(db, eq(analysis.resumeId, resumeId)),
    findLatest(db, and(eq(analysis.resumeId, resumeId), eq(analysis.posting, posting))),
  ]);
  const replacesPrevious =
    previous !== undefined &&
    latest?.id === previous.id &&
    now.getTime() - previous.createdAt.getTime() < REPLACE_WINDOW_MS;
  const partHashes = hashParts(content);
  const id = replacesPrevious ? previous.id : crypto.randomUUID();
  const values = {
    id,
    resumeId,
    jobDescription,
    posting,
    report,
    // The column takes no null; readers take the report's own score.
    score: report.score ?? 0,
    engineVersion: report.metadata.engine.version,
    marks: partHashes,
    createdAt: now,
  };
  const previousReport = previous ? v.safeParse(atsReportResponseBody, previous.report) : null;
  const edits = listChangedParts(parsePartHashes(previous?.marks) ?? partHashes, partHashes);
  const moves = compareReports(
    previousReport?.success ? previousReport.output : null,
    report,
    edits,
  );
  const { score } = report;
  const hasScoreChanged = score !== null && previous?.score !== score;
  const { id: _id, resumeId: _resumeId, ...change } = values;
  await db.batch([
    db.insert(analysis).values(values).onConflictDoUpdate({ target: analysis.id, set: change }),
    db.update(resume).set({ lastScore: report.score }).where(eq(resume.id, resumeId)),
    ...(hasScoreChanged
      ? scorePointStatements(db, { resumeId, posting, score, moves, createdAt: now })
      : []),
    db
      .delete(analysis)
      .where(
        and(
          eq(analysis.resumeId, resumeId),
          sql`${analysis.id} not in (select ${analysis.id} from ${analysis} where ${analysis.resumeId} = ${resumeId} order by ${analysis.createdAt} desc limit ${MAX_ANALYSES})`,
        ),
      ),
  ]);
  const createdAt = now.toISOString();
  return { id, posting, score: report.score, jobDescription, report, createdAt };
}

const findLatest = (db: Context["db"], condition: SQL | undefined) =>
  db
    .select()
    .from(analysis)
    .where(condition)
    .orderBy(desc(analysis.createdAt), desc(analysis.id))
    .limit(1)
    .get();

const partHashesSchema = v.record(v.string(), v.object({ name: v.string(), hash: v.string() }));

/** Null for old analyses, which were stored without hashes of the resume's parts. */
function parsePartHashes(stored: unknown): PartHashes | null {
  const parsed = v.safeParse(partHashesSchema, stored);
  return parsed.success ? parsed.output : null;
}

/** The latest analysis, for the editor's first render; null for viewers, who may see no job description or report. */
export async function loadLastAnalysis(
  context: Context & Pick<AppContext, "room">,
  resumeId: string,
  role: Role,
) {
  const [latest] = isAtLeast(role, "comment") ? await listAnalyses(context, resumeId, 1) : [];
  if (!latest) return null;
  const { updatedAt } = await requireState(context, resumeId);
  return {
    jobTitle: latest.jobDescription.title,
    jobText: latest.jobDescription.text,
    report: latest.report,
    isOutdated: updatedAt > Date.parse(latest.createdAt),
  };
}

/** Which of these resumes have at least one analysis. */
export async function listAnalyzedResumeIds(
  { db }: Context,
  ...resumeIds: string[]
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ resumeId: analysis.resumeId })
    .from(analysis)
    .where(inArray(analysis.resumeId, resumeIds));
  return rows.map(({ resumeId }) => resumeId);
}

/** Newest first; skips rows that no longer match the schema. */
export async function listAnalyses(
  { db }: Context,
  resumeId: string,
  atMost = MAX_ANALYSES,
): Promise<Analysis[]> {
  const rows = await db
    .select()
    .from(analysis)
    .where(eq(analysis.resumeId, resumeId))
    .orderBy(desc(analysis.createdAt), desc(analysis.id))
    .limit(atMost);
  const analyses = rows.map(async (row): Promise<Analysis[]> => {
    const job = v.safeParse(jobDescriptionResponseBody, row.jobDescription);
    const report = v.safeParse(atsReportResponseBody, row.report);
    if (!job.success || !report.success) return [];
    const { id } = row;
    const { score } = report.output;
    const posting = await jobPostingKey(job.output);
    const createdAt = row.createdAt.toISOString();
    return [{ id, posting, score, jobDescription: job.output, report: report.output, createdAt }];
  });
  return (await Promise.all(analyses)).flat();
}
