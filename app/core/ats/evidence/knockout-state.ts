/**
 * Answers a posting's screening questions ("knockouts": a license, a clearance, lifting) from a
 * resume: met or unmet, with the line that says so, or unknown if the resume doesn't mention it.
 */
import { pastValidity } from "#app/core/ats/claims/claims-by-date.ts";
import { degreesIn } from "#app/core/ats/posting/conditions/degrees.ts";
import {
  type AskedKnockout,
  excerptAround,
  linesOf,
  originalText,
} from "#app/core/ats/posting/conditions/knockouts.ts";
import type { ScreeningQuestion } from "#app/core/ats/report.ts";
import { rangeAt, type TokenText } from "#app/core/ats/words/tokens.ts";
import { sectionReader } from "./resume-sections.ts";

type State = ScreeningQuestion["state"];

/** A negation in the 30 characters before the answer: `no driving license`. */
const NEGATED =
  /\b(?:no|not|without|never|don't|doesn't|cannot|can't|isn't|lacks?|kein\w*|ohne|nicht|sans|pas de|sin|bez|brak|nie)\b[^.;:]{0,30}$/;
/**
 * `license expired`, also in German, French, Spanish and Polish; not `expires 10/2027`, nor the French `expire en 2027`,
 * whose date decides (pastValidity).
 */
const ENDED =
  /\b(?:expired|lapsed|suspended|revoked|inactive|abgelaufen|entzogen|(?<!\b(?:will|to|not) )expiree?\b(?! ?:| (?:date|le|en|fin|au|on|in|\d|[a-z]{3,9}\.? (?:\d{1,2},? )?(?:19|20)\d\d))|suspendu|caducad|suspendid|wygasl|cofniet)/;
/** `working towards a license`. */
const PENDING =
  /\b(?:working towards?|appl(?:ied|ying) for|pending|in progress|studying for|learning|provisional|awaiting|obtaining|to obtain|scheduled|in bearbeitung|en cours|en tramite|w trakcie)\b/;

/**
 * The state of each condition, in the posting's order; `where` quotes the resume.
 * @param resume, resumeText the resume's tokens, and its text before cleaning, which is quoted
 * @param hidden 1 for each token that doesn't count
 * @param today for dates until which a license is valid, in UTC
 */
export function compareKnockouts(
  asked: AskedKnockout[],
  resume: TokenText,
  resumeText: string,
  { hidden, today }: { hidden: Uint8Array; today: Date },
): ScreeningQuestion[] {
  if (asked.length === 0) return [];
  // A line copied from the posting answers nothing.
  const lines = linesOf(resume.clean.text).filter(
    ({ start }) => !hidden[rangeAt(resume, start, start + 1)?.from ?? 0],
  );
  const sectionAt = sectionReader(resume.tokens);
  return asked.map((knockout) => {
    const { name } = knockout.kind;
    const found =
      knockout.kind.answer === "degree"
        ? degreeState(knockout, resume)
        : findAnswer(knockout, lines, today);
    if (!found) return { name, text: knockout.text, state: "unknown", where: null };
    const from = rangeAt(resume, found.start, found.start + 1)?.from ?? 0;
    const offset = resume.clean.sourceOffsets[found.start] ?? 0;
    const { sourceOffsets } = resume.clean;
    const snippet = excerptAround(
      originalText(resumeText, sourceOffsets, found.line, found.length),
      found.start - found.line,
    );
    const where = { section: sectionAt(from), offset, snippet };
    return { name, text: knockout.text, state: found.state, where };
  });
}

/** An answer in the resume. */
interface FoundAnswer {
  state: State;
  /** The answer's offset in the clean text. */
  start: number;
  /** The offset and the length of its line. */
  line: number;
  length: number;
}

/**
 * The first line that meets the condition, else the first that fails it, else one that leaves it
 * open.
 */
function findAnswer(
  asked: AskedKnockout,
  lines: ReturnType<typeof linesOf>,
  today: Date,
): FoundAnswer | null {
  const { shown, failed } = asked.kind;
  const firstOf: Partial<Record<State, FoundAnswer>> = {};
  for (const { line, low, start } of lines) {
    const failure = failed?.exec(low);
    const proof = failure ? null : shown?.exec(low);
    const at = failure?.index ?? proof?.index;
    if (at === undefined) continue;
    const state = failure ? "unmet" : stateOf(asked, low, at, today);
    // Lower case may be longer than the line: `İ` becomes two characters.
    const found = { start: start + Math.min(at, line.length - 1), line: start };
    if (state) firstOf[state] ??= { state, ...found, length: line.length };
  }
  return firstOf.met ?? firstOf.unmet ?? firstOf.unknown ?? null;
}

/** The state that a line shows; null if it is about another license or a lower weight. */
function stateOf(asked: AskedKnockout, low: string, index: number, today: Date): State | null {
  const { answer, name } = asked.kind;
  const isOther =
    (answer === "license" && !isSameLicense(asked, low)) ||
    (answer === "weight" && !showsEnoughWeight(asked, low));
  if (isOther) return null;
  const isPast = pastValidity(low, today).some(({ start }) => isOfItem(low, index, start));
  if (ENDED.test(low) || isPast) return "unmet";
  // `No sponsorship needed` meets the condition.
  if (name !== "Visa sponsorship" && NEGATED.test(low.slice(0, index))) return "unmet";
  if (PENDING.test(low)) return "unknown";
  if (answer !== "clearance") return "met";
  return clearanceLevelIn(low) >= clearanceLevelIn(asked.line.toLowerCase()) ? "met" : "unmet";
}

/**
 * Whether a date belongs to what is named before it on the line, not to another license: the second date of `RN (exp.
 * 03/2028), BLS (exp. 06/2025)` is that of BLS.
 */
function isOfItem(low: string, index: number, dateStart: number): boolean {
  const between = low.slice(index, dateStart);
  if (dateStart < index || /[;|•)]|\b(?:19|20)\d\d/.test(between)) return false;
  const bracket = between.lastIndexOf("(");
  return bracket < 0 || !between.slice(0, bracket).includes(",");
}

/** Security clearances, the lowest first; a clearance's level is its index, -1 if there is none. */
const CLEARANCES = [
  /public trust|bpss|baseline/,
  /confidential/,
  /secret|\bsc\b/,
  /top secret|\bdv\b/,
  /ts\/sci|\bsci\b/,
];

const clearanceLevelIn = (low: string) => CLEARANCES.findLastIndex((level) => level.test(low));

/** Licenses for heavy vehicles. */
const HEAVY = /\b(?:cdl|hgv|lgv|class [ab12]\b|c\+?e\b|c1e?\b|(?:category|cat\.?) [cd])/;
/** Words of any license, which don't tell its kind. */
const GENERAL_WORDS = new Set(
  "current valid active unrestricted unencumbered license licence licensed licensure registered registration certified with and the for must have hold from state your you our are who what within eligible eligibility obtain required professional full clean as in of an to by or be".split(
    " ",
  ),
);

/** How many characters around the required license may say its kind. */
const LICENSE_REACH = 40;

/** Whether a license is of the required kind: an ordinary driving license is not a CDL. */
function isSameLicense({ kind, line, asked }: AskedKnockout, low: string): boolean {
  const required = line.toLowerCase();
  if (kind.name === "Driving license") return !HEAVY.test(required) || HEAVY.test(low);
  const at = required.indexOf(asked);
  const requiredWords =
    required
      .slice(Math.max(0, at - LICENSE_REACH), at + asked.length + LICENSE_REACH)
      .match(/[a-z]{2,}/g) ?? [];
  const resumeWords = new Set(low.match(/[a-z]{2,}/g));
  return requiredWords.some((word) => !GENERAL_WORDS.has(word) && resumeWords.has(word));
}

/** `50 lbs`, `20 kg`. */
const WEIGHT = /(\d+) ?(lbs?|pounds|kg|kilos?)/;
const POUNDS_PER_KG = 2.2;

const poundsIn = (text: string): number | null => {
  const found = WEIGHT.exec(text);
  return found && Number(found[1]) * (found[2]?.startsWith("k") ? POUNDS_PER_KG : 1);
};

/**
 * Whether a line shows the required weight; without one, whether it is about lifting or fitness.
 */
function showsEnoughWeight({ line }: AskedKnockout, low: string): boolean {
  const [required, shown] = [poundsIn(line.toLowerCase()), poundsIn(low)];
  // Also the German `Belastung` and the French `charges`.
  if (required === null) return /lift|height|manual handling|fit\b|belast|charge/.test(low);
  // Allows for rounded conversions, such as 22 kg for 50 lb.
  return shown !== null && shown >= required * 0.95;
}

/**
 * Compares the resume's highest degree with the lowest in the posting's line; null if either names
 * none.
 */
function degreeState({ line }: AskedKnockout, { clean }: TokenText): FoundAnswer | null {
  const required = degreesIn(line).at(-1)?.level;
  const [highest] = degreesIn(clean.text);
  if (required === undefined || !highest) return null;
  const found = linesOf(clean.text).findLast(({ start }) => start <= highest.start);
  const state = highest.level >= required ? "met" : "unmet";
  const { start } = highest;
  return found
    ? { state, start, line: found.start, length: found.line.length }
    : { state, start, line: start, length: highest.end - start };
}
