/**
 * Tells a lower class of a license from the one that a posting asks for: a Class B CDL from a Class
 * A CDL, Type II of a certificate from the universal one, and a practical nurse's from a registered
 * nurse's. Also a lower typing speed.
 */
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import type { TokenText } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import { CREDENTIAL } from "./credentials.ts";
import type { Evidence } from "./evidence-type.ts";

export const LOWER_CLASS = "Named with a lower class or type than the job description asks for.";
const LOWER_SPEED = "Named with a lower speed than the job description asks for.";
/** Below MIN_SHOWN: who has the lower class does not have the other. */
const LOWER_CLASS_CREDIT = 0.3;

/** `60 wpm`, `60+ words per minute`. */
const SPEED = /\b(\d{2,3})\+? ?(?:-\s?\d{2,3} ?)?(?:wpm|words (?:per|a|\/) ?minute)/i;

/** How many characters beside a name are read for its class. */
const REACH = 40;
/** `Class A`, `Class A or B`. */
const CLASSES = /\bclass(?:es)? ([a-c])\b(?: ?(?:or|\/|,|and|&) ?(?:class )?([a-c])\b)?/gi;
/** Requirements that a speed belongs to. */
const TYPING =
  /\b(?:typ(?:e|ing|ist)|keyboard\w*|keying|data entry|wpm|words per minute|shorthand)\b/i;
const UNIVERSAL_AFTER = /^\W{1,3}(?:\w+ )?universal\b/i;
const TYPE_AFTER = /^\W{1,3}types? (?:i{1,3}|[123])\b/i;
/** Types I to III are what `universal` means. */
const ALL_TYPES = /\b(?:i|1)\b.*\b(?:iii|3)\b/i;

/** The evidence of a mention, lowered if the class beside it is below the one that is asked for. */
export function limitByClass(
  shown: Evidence,
  { name, documentOf, places: [place] }: Requirement,
  posting: Posting,
  resume: AnalyzedResume,
  at: TokenRange,
): Evidence {
  if (shown.credit === 0 || !place) return shown;
  const [asked, held] = [around(posting.text, place), around(resume.text, at)];
  const isDocument = documentOf !== undefined || CREDENTIAL.test(name);
  const isLowerClass =
    shown.grade === "holding" && (isBelow(asked, held) || (isDocument && isLower(asked, held)));
  const isSlower = TYPING.test(name) && speedOf(held) < speedOf(asked);
  if (!isLowerClass && !isSlower) return shown;
  const reason = isLowerClass ? LOWER_CLASS : LOWER_SPEED;
  const credit = shown.credit * LOWER_CLASS_CREDIT;
  return { ...shown, credit, grade: "basic", reason, discountedBecause: reason };
}

/** The speed in a line, NaN if it names none. One after the name is rather its own: `typing 60 wpm`. */
const speedOf = ({ before, name, after }: Named) =>
  Number((SPEED.exec(name + after) ?? SPEED.exec(before + name + after))?.[1] ?? Number.NaN);

/** The classes that a line names, in lower case. */
const classesOf = ({ before, name, after }: Named) =>
  Array.from((before + name + after).matchAll(CLASSES), (match) => match.slice(1))
    .flat()
    .flatMap((each) => (each ? [each.toLowerCase()] : []))
    .sort();

/** A name and what is beside it in its line. */
type Named = Record<"before" | "name" | "after", string>;

function around({ tokens, clean }: TokenText, { from, to }: TokenRange): Named {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  return {
    before: clean.text.slice(Math.max(0, start - REACH), start).replace(/^.*\n/s, ""),
    name: clean.text.slice(start, end),
    after: clean.text.slice(end, end + REACH).replace(/\n.*$/s, ""),
  };
}

/** Who helps in a trade or learns it, right behind its name: `dental hygiene assistant`. */
const HELPER_AFTER =
  /^\W*(?:\w+\W+)?(?:assistant|aide|technician|helper|apprentice|trainee|student|intern)\b/i;
/** Licenses of which the second is the lower one. */
const LOWER_LICENSES: readonly (readonly [asked: RegExp, lower: RegExp])[] = [
  [
    /\b(?:rn|registered)\b/i,
    /\b(?:practical|vocational|lpn|lvn|cna|stna)\b|\bnurs\w+ (?:assistant|aide)/i,
  ],
  [/\bmaster\b/i, /\b(?:journey\w+|apprentice\w*)\b/i],
  [/\bpharmacist\b/i, /\btechnician\b/i],
  [/\bdentist\b/i, /\b(?:assistant|hygienist)\b/i],
  [/\bbroker\b/i, /\b(?:sales ?person|agent)\b/i],
];

/** Whether the item that names a license tells a lower one: a practical nurse's for a registered nurse's. */
function isLower(asked: Named, held: Named): boolean {
  const wanted = asked.before + asked.name + asked.after;
  const [before, after] = [
    held.before.replace(/^.*[,;|•]/s, ""),
    held.after.replace(/[,;|•].*$/s, ""),
  ];
  const item = before + held.name + after;
  const isHelper = HELPER_AFTER.test(after) && !HELPER_AFTER.test(asked.after);
  const isNamedLower = LOWER_LICENSES.some(
    ([higher, lower]) => higher.test(wanted) && lower.test(item) && !higher.test(item),
  );
  return isHelper || isNamedLower;
}

function isBelow(asked: Named, held: Named): boolean {
  if (UNIVERSAL_AFTER.test(asked.after)) {
    const isUniversal = /universal/i.test(held.after) || ALL_TYPES.test(held.after);
    return TYPE_AFTER.test(held.after) && !isUniversal;
  }
  // The best class that is held, and the lowest that is enough: `Class A or B`.
  const best = classesOf(held)[0];
  const lowest = classesOf(asked).at(-1);
  return best !== undefined && lowest !== undefined && best > lowest;
}
