/** Parts a degree from its field of study: "BSc in Sociology", "Diploma of Nursing", "Mestrado em Ciências". */
import { degreeBeforeField, isDegreeName } from "#app/core/import/readers/degree-names.ts";
import { scoreDegree } from "#app/core/import/readers/entry-keywords.ts";
import { KNOWN_DEGREE, readDegree } from "#app/core/import/readers/read-schools.ts";

export interface Degree {
  degree: string;
  fieldOfStudy: string;
}

const IN = /^(.{2,60}?)\s+(?:in|im|en|em|inom|w|dans|della?|alanında)\s+(\p{L}.+)$/iu;
/** The Norwegian and Swedish word, which means "and" in Polish: only behind a degree. */
const I = /^(.{2,60}?)\s+i\s+(\p{L}.+)$/iu;
/** A degree whose "of" is its own. */
const WHOLE = /^(?:bachelor|master|doctor|associate)\s+of\s+\p{L}+$/iu;
/** "Bachelor of Science of …": the first "of" is the degree's own. */
const OF =
  /^((?:(?:bachelor|master|doctor)\s+of\s+\p{L}+|(?:associate )?degree|diploma|certificate(?: [IV]+)?|[\p{L}.]{2,6}(?:\s?\(\p{L}+\))?))\s+of\s+(\p{L}.+)$/iu;
const JOINT_BEFORE = /^(?:in|of|im|en|em|i|inom|w)\s+(?=\p{Lu})/u;
const JOINT_BEHIND = /\s+(?:in|of|im|en|em|i|inom|w)$/iu;
/** "Certificate Nursing Assistant": what is behind it is its field, unless it says which kind or grade of it. */
const NAMED =
  /^((?:\p{Lu}[\p{L}'’-]* ){0,3}(?:certificate|diploma|degree))\s+(?!(?:programmes?|programs?|courses?|levels?|grades?|equivalent|equivalency|examinations?|supplement|holder|standard|higher|honou?rs|hons|of|in|and|with|for|by|at|to|d[eiu]|[ivx]+)(?!\p{L})|&)(\p{Lu}[\p{L} &-]+)$/iu;

/** "B.A. - Transport Operations". */
const DASHED = /^(.{2,60}?)\s+[–—-]\s+(\p{L}.+)$/u;

/** `degree` and the field as `written`: as labeled; one of them may hold both. */
export function splitDegree(degree: string, written: string): Degree {
  const field = written.replace(JOINT_BEFORE, "");
  if (degree !== "" && field !== "") {
    // "Hydrology, Master of Science": the words say better which is which.
    if (scoreDegree(field) > 0 && !isDegree(degree)) return { degree: field, fieldOfStudy: degree };
    const bare = degree.replace(JOINT_BEHIND, "");
    return field === written ? withWrapped(bare, field) : { degree: bare, fieldOfStudy: field };
  }
  const whole = (degree || field).replace(JOINT_BEHIND, "");
  if (WHOLE.test(whole)) return { degree: whole, fieldOfStudy: "" };
  const [, first = "", second = ""] =
    IN.exec(whole) ??
    behindDegree(I.exec(whole)) ??
    (isCapitals(whole) ? KNOWN_IN_CAPITALS : KNOWN_DEGREE).exec(whole) ??
    OF.exec(whole) ??
    NAMED.exec(whole) ??
    [];
  const isKnown = degree !== "" || isDegree(first) || /^\p{Lu}\p{L}+(?: \p{L}+)?$/u.test(first);
  if (second !== "" && isKnown) return { degree: first, fieldOfStudy: second };
  const named = degreeBeforeField(whole);
  if (named) return { degree: named[0], fieldOfStudy: named[1] };
  const [, before = "", behind = ""] = DASHED.exec(whole) ?? [];
  if (isDegree(before) && !isDegree(behind)) return { degree: before, fieldOfStudy: behind };
  if (degree === "" && !isDegree(whole)) return { degree: "", fieldOfStudy: whole };
  return readDegree(whole);
}

/** "Certificate III in Business" above "Administration": the field wrapped. */
function withWrapped(degree: string, field: string): Degree {
  const [, first = "", second = ""] = IN.exec(degree) ?? [];
  return isDegree(first)
    ? { degree: first, fieldOfStudy: `${second} ${field}` }
    : { degree, fieldOfStudy: field };
}

const behindDegree = (match: RegExpExecArray | null) =>
  match && (isDegree(match[1] ?? "") || isDegreeName(match[1] ?? "")) ? match : null;

/** In capitals, "BSC PSYCHOLOGY" is written as "BSc Psychology" is. */
const KNOWN_IN_CAPITALS = new RegExp(KNOWN_DEGREE.source, "iu");
const isCapitals = (text: string) => text === text.toUpperCase();

/** By its words, or as an abbreviation. */
const isDegree = (text: string) =>
  scoreDegree(text) > 0 ||
  /^(?:\p{Lu}\p{Ll}?\.?\s?){2,5}(?:\(\p{L}+\))?$/u.test(text) ||
  /^\p{Lu}{2,4}\s?\d$/u.test(text);
