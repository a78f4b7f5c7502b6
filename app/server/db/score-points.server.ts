/** The history of a resume's score for each job description, with the edits that changed it. */
import { and, desc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { AtsReport } from "#app/core/ats/report.ts";
import type { JobDescription } from "#app/core/resume/job-description.ts";
import type { AppContext } from "#app/server/context.ts";
import { scorePoint } from "./tables/score-tables.ts";

type Db = Pick<AppContext, "db">["db"];

/** What changed since the previous point and may have moved the score. */
const movesSchema = v.object({
  /** For example "Skills edited". */
  edits: v.array(v.string()),
  /** Terms that were found only after (gained) or only before (lost) the edits. */
  gained: v.array(v.string()),
  lost: v.array(v.string()),
  /** The engine version changed, which may itself have changed the score. */
  isOtherEngine: v.boolean(),
});
export type ScoreMoves = v.InferOutput<typeof movesSchema>;

export interface ScorePoint {
  posting: string;
  score: number;
  moves: ScoreMoves;
  /** ISO 8601. */
  createdAt: string;
}

/** Per resume; older points are deleted. */
const MAX_POINTS = 300;
/** Terms and edits listed per point; a complete rewrite would list too many. */
const MAX_LISTED_TERMS = 12;

/** Enough to tell apart the job descriptions of one resume. */
const JOB_KEY_BYTES = 12;

/** A hash of title, company and text that identifies a job description. */
export async function jobPostingKey({ title, company, text }: JobDescription): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([title, company, text]));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const hash = new Uint8Array(digest).slice(0, JOB_KEY_BYTES);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What changed between two reports; `before` is null for the first one. */
export function compareReports(
  before: AtsReport | null,
  after: AtsReport,
  edits: string[],
): ScoreMoves {
  const [oldTerms, newTerms] = [foundTerms(before), foundTerms(after)];
  const gained = [...newTerms].filter((term) => !oldTerms.has(term));
  const lost = [...oldTerms].filter((term) => !newTerms.has(term));
  return {
    edits: edits.slice(0, MAX_LISTED_TERMS),
    gained: before ? gained.slice(0, MAX_LISTED_TERMS) : [],
    lost: lost.slice(0, MAX_LISTED_TERMS),
    isOtherEngine:
      before !== null && before.metadata.engine.version !== after.metadata.engine.version,
  };
}

/** The terms of the job description that the resume contains. */
const foundTerms = (report: AtsReport | null) =>
  new Set(
    report?.metadata.analysis.keywords.filter(({ found }) => found).map(({ term }) => term) ?? [],
  );

/** Statements for a batch that insert the point and delete the oldest ones. */
export function scorePointStatements(
  db: Db,
  point: { resumeId: string; posting: string; score: number; moves: ScoreMoves; createdAt: Date },
) {
  const { resumeId } = point;
  return [
    db.insert(scorePoint).values({ id: crypto.randomUUID(), ...point }),
    db
      .delete(scorePoint)
      .where(
        and(
          eq(scorePoint.resumeId, resumeId),
          sql`${scorePoint.id} not in (select ${scorePoint.id} from ${scorePoint} where ${scorePoint.resumeId} = ${resumeId} order by ${scorePoint.createdAt} desc limit ${MAX_POINTS})`,
        ),
      ),
  ] as const;
}

/** Oldest first; skips rows that no longer match the schema. */
export async function listScorePoints(
  { db }: Pick<AppContext, "db">,
  resumeId: string,
): Promise<ScorePoint[]> {
  const rows = await db
    .select()
    .from(scorePoint)
    .where(eq(scorePoint.resumeId, resumeId))
    .orderBy(desc(scorePoint.createdAt), desc(scorePoint.id))
    .limit(MAX_POINTS);
  return rows.reverse().flatMap(({ posting, score, moves, createdAt }) => {
    const parsed = v.safeParse(movesSchema, moves);
    if (!parsed.success) return [];
    return [{ posting, score, moves: parsed.output, createdAt: createdAt.toISOString() }];
  });
}
