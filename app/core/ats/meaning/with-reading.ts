/**
 * Adjusts evidence by the line reader's result, up or down. Titles, years and degrees are compared with the
 * whole resume; credentials, languages and proper names are shown by name, never because a line reads like them.
 */
import { meaningOf, STATUS } from "#app/core/ats/claims/claim-status.ts";
import type { Evidence } from "#app/core/ats/evidence/evidence-type.ts";
import { textAt } from "#app/core/ats/evidence/quoted-text.ts";
import type { ReadResume } from "#app/core/ats/evidence/read-resume.ts";
import { isNameAlone, isShownByName } from "#app/core/ats/evidence/shown-by-name.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import { keptReader } from "./kept-reading.ts";
import { CLAIMS, chancesOf, type LineReader, shownChance } from "./line-reader.ts";
import { askedText, type ResumeLine, resumeLines } from "./read-texts.ts";
import { readingFeatures, weighReading } from "./weigh-reading.ts";

/** From here on a requirement is shown, in part and in full (docs/decisions/0053). */
const LIKELY = 0.6;
const SURE = 0.8;
/** For tools, if a line tells their kind without naming them. */
const LIKELY_TOOL = 0.7;
/**
 * What is sure counts for at least so much, what is likely for so much at least and at most, what is neither at most.
 */
const SURE_CREDIT = 0.9;
const LIKELY_CREDIT = 0.6;
const MOST_LIKELY_CREDIT = 0.7;
const DOUBTED_CREDIT = 0.1;
/** Below this, a requirement is reported as not shown. */
const LEAST_SHOWN = 1 / 3;

const NOT_SAID = "Named, but no line says that you did it.";
const DOUBTS: Partial<Record<(typeof CLAIMS)[number], string>> = {
  studied: "Named as something you studied; a line that says you did it counts.",
  progress: meaningOf(STATUS.learning).reason,
  wished: meaningOf(STATUS.wish).reason,
  denied: meaningOf(STATUS.negated).reason,
  lapsed: meaningOf(STATUS.lapsed).reason,
  others: meaningOf(STATUS.others).reason,
  deals: "Mentioned, but as something you deal in without doing it.",
};

interface Read {
  lines: readonly ResumeLine[];
  /** Of CLAIMS, for each line. */
  chances: readonly Float32Array[];
}

/** @param evidence by requirement, lists already discounted; what it gives is in the same order */
export type WithReading = (
  evidence: readonly Evidence[],
  resume: ReadResume,
  posting: Posting,
) => Evidence[];

export const readingBy =
  (reader: LineReader): WithReading =>
  (evidence, resume, posting) => {
    const kept = keptReader(reader);
    const lines = resumeLines(resume);
    const read = lines.map(kept.readLine);
    return posting.requirements.map((requirement, index) => {
      const own = evidence[index] as Evidence;
      if (isComparedWhole(requirement)) return own;
      const asked = kept.readRequirement(askedText(requirement, posting));
      const chances = read.map((line) => chancesOf(reader, asked, line));
      const chance = weighReading(readingFeatures(chances, lines, own, resume));
      if (chance <= LIKELY) return doubted(own, { lines, chances }, resume);
      const isNew = own.credit < LEAST_SHOWN;
      return isNew && !mayReadLike(requirement, chance, posting)
        ? own
        : believed(own, chance, { lines, chances }, resume);
    });
  };

/** Whether a line that does not name the requirement may show it. */
function mayReadLike(requirement: Requirement, chance: number, { model }: Posting): boolean {
  if (isNameAlone(requirement, model.lexicon)) return false;
  return chance > LIKELY_TOOL || !isShownByName(requirement, model.lexicon);
}

export const isComparedWhole = ({ kind }: Requirement) =>
  kind === "title" || kind === "years" || kind === "education";

function believed(own: Evidence, chance: number, read: Read, resume: ReadResume): Evidence {
  const isSure = chance > SURE;
  const most = isSure ? 1 : MOST_LIKELY_CREDIT;
  const credit = Math.max(Math.min(own.credit, most), isSure ? SURE_CREDIT : LIKELY_CREDIT);
  if (own.credit >= credit) return { ...own, credit };
  const at = bestLine(read, resume);
  if (!at) return own;
  const reason = `Reads like it: “${textAt(resume, at)}”.`;
  const grade = isSure ? "doing" : "related";
  return { ...own, how: "nearby", credit, grade, reason, at, discountedBecause: reason };
}

function doubted(own: Evidence, read: Read, resume: ReadResume): Evidence {
  if (own.credit <= DOUBTED_CREDIT) return own;
  const reason = (own.at && doubtAt(own.at, read, resume)) || NOT_SAID;
  return {
    ...own,
    credit: DOUBTED_CREDIT,
    grade: "basic",
    reason,
    discountedBecause: own.discountedBecause ?? reason,
  };
}

/** The most likely objection in the line that the engine found. */
function doubtAt({ from }: Phrase, { lines, chances }: Read, resume: ReadResume): string | null {
  const place = resume.text.tokens[from]?.start ?? 0;
  const line = lines.findLastIndex(({ at }) => at <= place);
  const told = chances[line];
  if (!told) return null;
  const most = CLAIMS.reduce(
    (best, claim, at) =>
      DOUBTS[claim] && (told[at] ?? 0) > (told[CLAIMS.indexOf(best)] ?? 0) ? claim : best,
    "unrelated" as (typeof CLAIMS)[number],
  );
  return DOUBTS[most] ?? null;
}

/** The token range of the line that most likely shows it. */
function bestLine({ lines, chances }: Read, { text: { tokens } }: ReadResume): Phrase | null {
  const shown = chances.map(shownChance);
  const line = lines[shown.indexOf(Math.max(...shown))];
  if (!line) return null;
  const end = line.at + line.text.length;
  const from = tokens.findIndex(({ start }) => start >= line.at);
  const to = tokens.findLastIndex(({ start }) => start < end) + 1;
  return from >= 0 && to > from ? { from, to } : null;
}
