/** Splits a degree from its field of study: "BSc in Sociology", "Diploma of Nursing", "Mestrado em Ciências". */
import {
  isDegreeName,
  splitDegreeAndField,
  splitDegreeAtOf,
} from "#app/core/import/readers/degree-names.ts";
import { scoreDegree } from "#app/core/import/readers/entry-keywords.ts";
import {
  isDegreeAbbreviation,
  KNOWN_DEGREE,
  readDegree,
} from "#app/core/import/readers/read-schools.ts";

export interface Degree {
  /** "BSc"; "" without one. */
  degree: string;
  /** "Sociology"; "" without one. */
  fieldOfStudy: string;
}

/** A degree, "in" in several languages, and a field: "BSc in Sociology". */
const IN = /^(.{2,60}?)\s+(?:in|im|en|em|în|inom|w|dans|della?|alanında)\s+(\p{L}.+)$/iu;
/**
 * "i" is "in" in Danish, Norwegian and Swedish, but "and" in Polish, so the text is split at it only behind a degree.
 */
const IN_SCANDINAVIAN = /^(.{2,60}?)\s+i\s+(\p{L}.+)$/iu;
/** "Bachelor of Science": "of" is part of the degree's name, so nothing is split. */
const WHOLE = /^(?:bachelor|master|doctor|associate)\s+of\s+\p{L}+$/iu;
/**
 * "Bachelor of Science of …" and "Master of Public Health": the first "of" is part of the degree's name, a second one
 * splits.
 */
const OF =
  /^((?:(?:bachelor|master|doctor)\s+of\s+\p{L}+|(?:associate )?degree|diploma|certificate(?: [IV]+)?|(?!(?:master|doctor)\s)[\p{L}.]{2,6}(?:\s?\(\p{L}+\))?))\s+of\s+(\p{L}.+)$/iu;
/** "Associate in Applied Science in Dental Hygiene". */
const ASSOCIATE =
  /^(associate (?:in|of) (?:applied )?(?:science|arts|business(?! (?:administration|management|studies)$)))(?:,? (?:in )?(\p{L}.+))?$/iu;
/** "in" or "majoring in" at the start of a field. */
const LEADING_PREPOSITION = /^(?:major(?:ing)? in|in|of|im|en|em|i|inom|w)\s+(?=\p{Lu})/u;
/** "in" or ", major in" at the end of a degree. */
const TRAILING_PREPOSITION =
  /(?:,\s*major(?:ing)?(?: in)?|(?<!\s)\s+(?:major(?:ing)? in|in|of|im|en|em|în|i|inom|w))$/iu;
/** "BS Agriculture, major in Crop Science": what is before it is the degree, with its subject. */
const MAJOR = /^(.{2,60}?)(?:,| with a)? major(?:ing)? in (\p{L}.+)$/iu;
/** "Certificate Nursing Assistant": the words after "Certificate" are its field, unless they name its kind or grade. */
const NAMED =
  /^((?:\p{Lu}[\p{L}'’-]* ){0,3}(?:certificate|diploma|degree))\s+(?!(?:programmes?|programs?|courses?|levels?|grades?|equivalent|equivalency|examinations?|supplement|holder|standard|higher|honou?rs|hons|of|in|and|with|for|by|at|to|d[eiu]|[ivx]+)(?!\p{L})|&)(\p{Lu}[\p{L} &-]+)$/iu;

/** A Central European title before a field: "Bc. účetnictví". */
const TITLE_BEFORE_FIELD =
  /^((?:bc|ing|mgr|mga|lic|inż|mgr inż|dipl\.-ing|mag)\.(?:\s?arch\.)?)\s+(\p{L}.{3,})$/iu;

/** Words before a Czech or Slovak title: "titul Mgr." */
const BEFORE_TITLE =
  /^(?:akademický )?titul:?\s+(?=(?:Bc|Mgr|MgA|Ing|MUDr|MVDr|MDDr|JUDr|PhDr|PaedDr|RNDr|PharmDr|DiS|MBA|Ph\.?D)(?!\p{L}))/iu;

/** An abbreviation with dots before a field: "B.E. Information Technology", "M.B.A. Operations". */
const ABBREVIATED =
  /^((?:[ABDEJLMPS]\p{Ll}{0,3}\.\s?)(?:\p{Lu}\p{Ll}{0,4}\.\s?){1,3}(?:\(Hons\.?\))?)\s*(?<=[\s)])(\p{Lu}\p{L}{2}.*)$/u;

/** An abbreviation without dots before a field: "MLitt Museum Studies". */
const SHORT = /^([BM]\p{Lu}\p{Ll}{1,5}(?:\s\(Hons\))?)\s+(\p{Lu}\p{L}{2}.*)$/u;

/** A degree and a field around a dash: "B.A. - Transport Operations". */
const DASHED = /^(.{2,60}?)\s+[–—-]\s+(\p{L}.+)$/u;

/**
 * Returns the degree and its field of study. `labeledDegree` and `labeledField` are the texts that a model labeled as
 * degree and field, "" without one; either may contain both. `scoreDegree` is above 0 for texts with words of degrees.
 */
export function splitDegree(labeledDegree: string, labeledField: string): Degree {
  const degree = labeledDegree.replace(BEFORE_TITLE, "");
  const field = labeledField.replace(LEADING_PREPOSITION, "");
  if (degree !== "" && field !== "") {
    // "Hydrology, Master of Science": the words are more reliable than the labels.
    if (scoreDegree(field) > 0 && !isDegree(degree)) return { degree: field, fieldOfStudy: degree };
    const bare = degree.replace(TRAILING_PREPOSITION, "").replace(/,$/, "");
    // If no preposition was removed, the field may be the second line of one that begins in `degree`.
    return field === labeledField
      ? withWrapped(bare, field)
      : { degree: bare, fieldOfStudy: field };
  }
  const whole = (degree || field).replace(TRAILING_PREPOSITION, "");
  const [, minor = "", major = ""] = MAJOR.exec(whole) ?? [];
  if (isDegree(minor)) return { degree: minor, fieldOfStudy: major };
  const joined = splitDegreeAtOf(whole);
  if (joined) return { degree: joined[0], fieldOfStudy: joined[1] };
  const [, associate = "", associateField = ""] = ASSOCIATE.exec(whole) ?? [];
  if (associate !== "") return { degree: associate, fieldOfStudy: associateField };
  const [, title = "", studied = ""] = TITLE_BEFORE_FIELD.exec(whole) ?? [];
  if (title !== "") return { degree: title, fieldOfStudy: studied };
  if (WHOLE.test(whole) || isNameBeforeLetters(whole)) return { degree: whole, fieldOfStudy: "" };
  const [, first = "", second = ""] =
    IN.exec(whole) ??
    ifAfterDegree(IN_SCANDINAVIAN.exec(whole)) ??
    (isCapitals(whole) ? KNOWN_IN_CAPITALS : KNOWN_DEGREE).exec(whole) ??
    OF.exec(whole) ??
    NAMED.exec(whole) ??
    [];
  // One or two words with a capital may be a degree that the word lists lack, in any language.
  const isPlausibleDegree =
    degree !== "" || isDegree(first) || /^\p{Lu}\p{L}+(?: \p{L}+)?$/u.test(first);
  if (second !== "" && isPlausibleDegree) return { degree: first, fieldOfStudy: second };
  const [, short = "", subject = ""] = ABBREVIATED.exec(whole) ?? SHORT.exec(whole) ?? [];
  if (short !== "" && scoreDegree(subject) >= 0)
    return { degree: short.trim(), fieldOfStudy: subject };
  const named = splitDegreeAndField(whole);
  if (named) return { degree: named[0], fieldOfStudy: named[1] };
  const [, before = "", after = ""] = DASHED.exec(whole) ?? [];
  if (isDegree(before) && !isDegree(after)) return { degree: before, fieldOfStudy: after };
  if (degree === "" && !isDegree(whole)) return { degree: "", fieldOfStudy: whole };
  return readDegree(whole);
}

/** A qualification with its level before a field: "NVQ Level 3 Professional". */
const LEVELED =
  /^([\p{L} ]{2,20} Level \d)\s+(?!.*(?:Diploma|Certificate|Award)$)(\p{Lu}[\p{L} &]+)$/u;

/** The start of a second field, which follows after a comma: "Minor in Computer Science". */
const SECOND = /^(?:minors?|concentration|emphasis|speciali[sz]ation|nebenfach) in \p{Lu}/iu;

/** Joins a field that was wrapped onto the next line: "Certificate III in Business" above "Administration". */
function withWrapped(degree: string, field: string): Degree {
  const [, first = "", second = ""] = IN.exec(degree) ?? LEVELED.exec(degree) ?? [];
  return isDegree(first)
    ? { degree: first, fieldOfStudy: `${second}${SECOND.test(field) ? "," : ""} ${field}` }
    : { degree, fieldOfStudy: field };
}

/** The match of IN_SCANDINAVIAN if its first group is a degree; null otherwise. */
const ifAfterDegree = (match: RegExpExecArray | null) =>
  match && (isDegree(match[1] ?? "") || SCANDINAVIAN_DEGREE.test(match[1] ?? "")) ? match : null;

/** "Diplomuddannelse" in "Diplomuddannelse i Ledelse", "Datatekniker" in "Datatekniker i Infrastruktur". */
const SCANDINAVIAN_DEGREE =
  /^\p{Lu}\p{Ll}+(?:uddannelse|utdannelse|utdanning|utbildning|eksamen|examen|tekniker)$/u;

/** Text in capitals is matched without regard to case: "BSC PSYCHOLOGY" like "BSc Psychology". */
const KNOWN_IN_CAPITALS = new RegExp(KNOWN_DEGREE.source, "iu");
const isCapitals = (text: string) => text === text.toUpperCase();

/** True for a degree before its own abbreviation: "Master of Business Administration - MBA". */
function isNameBeforeLetters(whole: string): boolean {
  const [, name = "", letters = ""] = DASHED.exec(whole) ?? [];
  return /^(?:bachelor|master|doctor)\s+of\s/iu.test(name) && isDegreeAbbreviation(letters);
}

/** True if the text has a degree's words or the form of an abbreviation. */
const isDegree = (text: string) =>
  scoreDegree(text) > 0 ||
  /^(?:\p{Lu}\p{Ll}?\.?\s?){2,5}(?:\(\p{L}+\))?$/u.test(text) ||
  /^[BM]\.?\s?\p{Lu}\p{Ll}{1,5}\.?$/u.test(text) ||
  isDegreeName(text) ||
  /^\p{Lu}{2,4}\s?\d$/u.test(text);
