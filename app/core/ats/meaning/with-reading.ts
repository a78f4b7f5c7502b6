/**
 * Adjusts evidence by the line reader's result, up or down. Titles, years and degrees are compared with the
 * whole resume; products, credentials and languages are shown by name, never because a line reads like them.
 */
import { meaningOf, STATUS } from "#app/core/ats/claims/claim-status.ts";
import { type Evidence, MIN_SHOWN } from "#app/core/ats/evidence/evidence-type.ts";
import { textAt } from "#app/core/ats/evidence/quoted-text.ts";
import type { ReadResume } from "#app/core/ats/evidence/read-resume.ts";
import { isNamedOnly } from "#app/core/ats/evidence/shown-by-name.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import { CLAIMS, type LineReader, shownChance } from "./line-reader.ts";
import type { ResumeLine } from "./read-texts.ts";
import { type Reading, readAtOnce } from "./reading.ts";
import { fitOf, readingFeatures, weighReading } from "./weigh-reading.ts";

/** From here on a requirement is shown, in part and in full (docs/ats-benchmark.md, engine 5.1.0). */
const LIKELY = 0.55;
const SURE = 0.8;
/** What is sure counts for so much at least; what is less likely for less, down to this much where it is just likely. */
const SURE_CREDIT = 0.9;
const LIKELY_CREDIT = 0.4;
/** What is not likely counts for so much at most, down to the least where it is as unlikely as this. */
const UNLIKELY = 0.35;
const UNLIKELY_CREDIT = 0.1;
const MAX_UNLIKELY_CREDIT = 0.3;
/** What a line about the work names counts in full from here on, or where the line itself reads like it. */
const DOING_LIKELY = 0.65;
const DOING_SHOWN = 0.5;
/** Else for so much at least. */
const DOING_CREDIT = 0.75;
/** A resume that copies more gains nothing by being read: a copied line in which a word was changed reads like it. */
const MAX_COPIED = 0.05;
/** Words of a resume of two pages. */
const MAX_TOKENS = 800;
const MAX_PER_LINE = 3;
const MAX_LIKELY = 0.5;
/** A line of which the reader itself says less is not quoted, however well the rest of the resume fits. */
const MIN_QUOTED = 0.2;

/** Beside the quoted line. */
const READS_LIKE_IT = "Reads like it, in other words.";
const LESS_LIKELY = "Named; a line that says what you did with it counts fully.";
const DOING_LESS = "Named in a line about your work; saying more of what you did counts fully.";
const NOT_SAID = "Named, but no line says that you did it.";
const NOT_FAR = "Close to it, but no line says that you did it.";
const DOUBTS: Partial<Record<(typeof CLAIMS)[number], string>> = {
  studied: "Named as something you studied; a line that says you did it counts.",
  progress: meaningOf(STATUS.learning).reason,
  wished: meaningOf(STATUS.wish).reason,
  denied: meaningOf(STATUS.negated).reason,
  lapsed: meaningOf(STATUS.lapsed).reason,
  others: meaningOf(STATUS.others).reason,
  deals: "Mentioned, but as something you sell or arrange without doing it.",
};

/** @param evidence by requirement, lists already discounted; what it gives is in the same order */
export type WithReading = (
  evidence: readonly Evidence[],
  resume: ReadResume,
  posting: Posting,
) => Evidence[];

/** Reads and weighs in one go. */
export const readingBy =
  (reader: LineReader): WithReading =>
  (evidence, resume, posting) =>
    weighing(readAtOnce(reader, resume, posting))(evidence, resume, posting);

/** @param reading of the same resume and posting */
export const weighing =
  (reading: Reading): WithReading =>
  (evidence, resume, posting) => {
    const { lines, chancesOf } = reading;
    const isCopied = isCopying(resume);
    const end = lines.at(-1)?.end ?? 0;
    const fit = fitOf(reading, posting, resume);
    const read = posting.requirements.map((requirement, index) => {
      const own = evidence[index] as Evidence;
      const chances = chancesOf.get(requirement);
      // What is named after the last line that was read is not judged by other lines.
      if (!chances || startOf(own, resume) >= end) return own;
      const chance = weighReading(readingFeatures(chances, fit, lines, own, resume));
      // What is named is no longer shown only where its own line gives a reason.
      if (isNamed(own) && !doubtAt(own, { lines, chances }, resume))
        return lessLikely(own, chance, ownChances(own, { lines, chances }, resume));
      if (chance <= LIKELY) return doubted(own, chance, { lines, chances }, resume);
      const adjusted = believed(own, chance, { lines, chances }, resume);
      const mayGain =
        !isCopied && !isNamed(own) && !isNamedOnly(requirement, posting.model.lexicon);
      return adjusted.credit > own.credit && !mayGain ? own : adjusted;
    });
    return limitPerLine(evidence, read);
  };

/** What a line names is quoted from there, never from a line that only reads like it. */
const isNamed = ({ how, credit }: Evidence) =>
  how !== null && how !== "nearby" && credit >= MIN_SHOWN;

/** Copied words count against a resume of some length, so that filler does not hide them. */
const isCopying = ({ guarded, text: { tokens } }: ReadResume) =>
  (guarded.copiedShare * tokens.length) / Math.min(tokens.length, MAX_TOKENS) > MAX_COPIED;

const startOf = ({ at }: Evidence, { text: { tokens } }: ReadResume) =>
  at ? (tokens[at.from]?.start ?? 0) : -1;

/** One line newly shows a few requirements at most, the likeliest: what is said of everything shows nothing. */
function limitPerLine(before: readonly Evidence[], read: readonly Evidence[]): Evidence[] {
  const byLine = new Map<number, number[]>();
  for (const [index, { at, isRead }] of read.entries()) {
    if (at && isRead) byLine.set(at.from, [...(byLine.get(at.from) ?? []), index]);
  }
  const creditAt = (index: number) => (read[index] as Evidence).credit;
  const dropped = new Set(
    [...byLine.values()].flatMap((indexes) =>
      indexes.toSorted((a, b) => creditAt(b) - creditAt(a)).slice(MAX_PER_LINE),
    ),
  );
  return read.map((each, index) => (dropped.has(index) ? (before[index] as Evidence) : each));
}

interface Read {
  lines: readonly ResumeLine[];
  /** Of CLAIMS, for each line. */
  chances: readonly Float32Array[];
}

function believed(own: Evidence, chance: number, read: Read, resume: ReadResume): Evidence {
  const isSure = chance > SURE;
  const likely = between(chance, [LIKELY, LIKELY_CREDIT], [SURE, SURE_CREDIT]);
  const credit = isSure ? Math.max(own.credit, SURE_CREDIT) : likely;
  if (own.credit > credit)
    return { ...own, credit, discountedBecause: own.discountedBecause ?? LESS_LIKELY };
  if (own.credit === credit) return own;
  const at = bestLine(read, resume);
  if (!at) return own;
  const reason = `Reads like it: “${textAt(resume, at)}”.`;
  const grade = isSure ? "doing" : "related";
  // What the engine found before, such as work that is usual in the job, is not what this line shows.
  return {
    how: "nearby",
    credit,
    grade,
    reason,
    at,
    discountedBecause: READS_LIKE_IT,
    isRead: true,
  };
}

/** What is named counts for less where no line tells of it, little less where a line about the work names it. */
function lessLikely(own: Evidence, chance: number, line: Float32Array | undefined): Evidence {
  // A license or a language is held, not done.
  if (own.grade === "holding") return own;
  const isDoing = own.grade === "doing";
  const isTold = line !== undefined && shownChance(line) > DOING_SHOWN;
  if (isDoing && (chance > DOING_LIKELY || isTold)) return own;
  const likely = between(chance, [LIKELY, LIKELY_CREDIT], [SURE, SURE_CREDIT]);
  const most = isDoing ? Math.max(DOING_CREDIT, likely) : likely;
  if (chance > SURE || own.credit <= most) return own;
  const reason = isDoing ? DOING_LESS : LESS_LIKELY;
  return { ...own, credit: most, discountedBecause: own.discountedBecause ?? reason };
}

function doubted(own: Evidence, chance: number, read: Read, resume: ReadResume): Evidence {
  const most = between(chance, [UNLIKELY, UNLIKELY_CREDIT], [LIKELY, MAX_UNLIKELY_CREDIT]);
  if (own.credit <= most) return own;
  const reason = doubtAt(own, read, resume) ?? (own.how === "nearby" ? NOT_FAR : NOT_SAID);
  return {
    ...own,
    credit: most,
    grade: "basic",
    reason,
    discountedBecause: own.discountedBecause ?? reason,
  };
}

/** On the line between two points, and level beyond them. */
function between(x: number, from: [number, number], to: [number, number]): number {
  const share = Math.min(1, Math.max(0, (x - from[0]) / (to[0] - from[0])));
  return from[1] + share * (to[1] - from[1]);
}

/** The most likely objection in the line that the engine found. */
function doubtAt(own: Evidence, read: Read, resume: ReadResume): string | null {
  const told = ownChances(own, read, resume);
  if (!told) return null;
  const most = CLAIMS.reduce(
    (best, claim, at) =>
      DOUBTS[claim] && (told[at] ?? 0) > (told[CLAIMS.indexOf(best)] ?? 0) ? claim : best,
    "unrelated" as (typeof CLAIMS)[number],
  );
  // A reason is told to the person, so it must be likelier than all else that the line may say.
  const isLikely = (told[CLAIMS.indexOf(most)] ?? 0) > MAX_LIKELY;
  return (isLikely && DOUBTS[most]) || null;
}

/** What is read of the line that the engine found. */
function ownChances(own: Evidence, { lines, chances }: Read, resume: ReadResume) {
  const place = startOf(own, resume);
  return chances[lines.findLastIndex(({ at }) => at <= place)];
}

/** The token range of the line that most likely shows it; null if no line reads like it. */
function bestLine({ lines, chances }: Read, { text: { tokens } }: ReadResume): Phrase | null {
  const shown = chances.map((each, line) => (lines[line]?.isInformative ? shownChance(each) : 0));
  const most = Math.max(0, ...shown);
  const line = most < MIN_QUOTED ? null : lines[shown.indexOf(most)];
  if (!line) return null;
  const from = tokens.findIndex(({ start }) => start >= line.at);
  const to = tokens.findLastIndex(({ start }) => start < line.end) + 1;
  return from >= 0 && to > from ? { from, to } : null;
}
