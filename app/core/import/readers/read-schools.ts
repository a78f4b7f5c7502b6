/** Reads education entries: degree, school and field of study. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import { ALL_WORDS } from "#app/core/resume-languages/reading/all-words.ts";
import { splitDegreeAndField } from "./degree-names.ts";
import type { DocLine } from "./doc-line.ts";
import { looksLikeLocation, scoreDegree } from "./entry-keywords.ts";
import { isPlace, splitPlace } from "./places.ts";
import { nameFromText, type ReadEntry, readEntry } from "./read-entry.ts";
import { dateIssues } from "./read-jobs.ts";
import { splitEntries } from "./split-entries.ts";

interface School {
  institution: string;
  degree: string;
  fieldOfStudy: string;
  startDate: string;
  endDate: string;
  gpa: string;
  location?: string;
}

/** A whole line with a grade: "GPA: 3.9", "Final grade 1,7". */
const GPA = /^(?:c?gpa|grade|final grade|average|note|abschlussnote|score)\s*[:=]?\s*(.+)$/i;
/** A grade after a label in any language, with a colon: "Ocena: 5,0". */
const GRADE = new RegExp(
  `^(?:${ALL_WORDS.map(([, { grade }]) => grade).join("|")})\\s*[:：]\\s*(.+)$`,
  "iu",
);
/** Part of a line: "BSc Physics, GPA 3.9/4.0", "BSc (GPA: 3.9)". */
const GPA_INSIDE = /[,;(|–-]?\s*\(?\bC?GPA\s*[:=]?\s*([\d.,]+(?::\d)?(?:\s*\/\s*[\d.,]+)?)\)?/i;

/** Reads the lines of a section of education; text for which a school has no field is reported as uncertain. */
export function readSchools(lines: readonly DocLine[]): {
  schools: School[];
  uncertain: ImportIssue[];
} {
  const uncertain: ImportIssue[] = [];
  const read = splitEntries(lines).map(({ head, body }) => {
    let gpa = "";
    /** Returns the lines without the grade, and keeps the first one found in `gpa`. */
    const takeGpa = (lines: DocLine[]) =>
      lines.flatMap((line) => {
        const wholeLineGpa = (GPA.exec(line.text) ?? GRADE.exec(line.text))?.[1];
        if (wholeLineGpa) {
          gpa ||= wholeLineGpa.trim();
          return [];
        }
        const gpaWithinLine = GPA_INSIDE.exec(line.text);
        if (!gpaWithinLine) return [line];
        gpa ||= gpaWithinLine[1] ?? "";
        const clean = (text: string) => text.replace(GPA_INSIDE, "").trim();
        const cells = line.cells.map((cell) => ({ ...cell, text: clean(cell.text) }));
        return [{ ...line, text: clean(line.text), cells: cells.filter(({ text }) => text) }];
      });
    const rawEntry = readEntry({ head: takeGpa(head), body: takeGpa(body) }, 2, "place");
    const entry = nameFromText({ ...rawEntry, parts: joinAtComma(rawEntry.parts) });
    return { entry, gpa };
  });
  const namedEntries = read.filter(({ entry }) => entry.parts.length > 0);
  const degreeFirstVotes = namedEntries.reduce((sum, { entry }) => {
    const [first = "", second = ""] = entry.parts;
    return sum + Math.sign(scoreDegree(first) - scoreDegree(second));
  }, 0);
  const schools = namedEntries.map(({ entry, gpa }, index): School => {
    const path = `education.${index}`;
    const { parts, place } = separatePlace(entry);
    const [first = "", second = "", ...more] =
      parts.length === 1 ? splitSchoolAndDegree(parts[0] ?? "") : parts;
    const degreeFirstScore = Math.sign(scoreDegree(first) - scoreDegree(second));
    const isDegreeFirst =
      second === ""
        ? degreeFirstScore >= 0
        : (degreeFirstScore || Math.sign(degreeFirstVotes)) >= 0;
    if (second !== "" && degreeFirstScore === 0 && degreeFirstVotes === 0) {
      const reason = "Check that degree and school aren't swapped";
      uncertain.push({ field: `${path}.degree`, text: `${first} / ${second}`, reason });
    }
    for (const text of [...more, ...entry.text.split("\n")]) {
      if (text) uncertain.push({ field: null, text, reason: "There is no field for this" });
    }
    uncertain.push(...dateIssues(entry, path));
    const school = isDegreeFirst ? second : first;
    const { name, place: location } = place ? { name: school, place } : splitPlace(school);
    return {
      institution: name,
      ...readDegree(isDegreeFirst ? first : second),
      startDate: entry.period?.startDate ?? "",
      endDate: entry.period?.endDate ?? "",
      gpa,
      ...(location ? { location } : {}),
    };
  });
  return { schools, uncertain };
}

/** A part that ends in a comma continues in the next one. */
function joinAtComma(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const continuesLast = joined.at(-1)?.endsWith(",");
    joined.push(continuesLast ? `${joined.pop()} ${part}` : part);
  }
  return joined;
}

/**
 * Takes the place out of the parts: a clear place, or else, if there are three or more parts, one
 * that looks like a place.
 */
function separatePlace({ parts, place }: ReadEntry): { parts: string[]; place: string } {
  if (place !== "") return { parts, place };
  const clearIndex = parts.findIndex((part, index) => index > 0 && isPlace(part));
  const likelyIndex =
    parts.length > 2 ? parts.findIndex((part, index) => index > 0 && looksLikeLocation(part)) : -1;
  const index = clearIndex >= 0 ? clearIndex : likelyIndex;
  return index < 0
    ? { parts, place }
    : { parts: parts.toSpliced(index, 1), place: parts[index] ?? "" };
}

/** Splits "University of Graz, BSc Physics", and a school between a degree and its grade. */
function splitSchoolAndDegree(text: string): string[] {
  const [first = "", ...rest] = text.split(/,\s+/);
  const remainder = rest.join(", ");
  if (scoreDegree(first) * scoreDegree(remainder) < 0) return [first, remainder];
  const [school = "", ...schools] = rest.filter((part) => scoreDegree(part) < 0);
  const others = [first, ...rest].filter((part) => part !== school);
  const isBetween = school && schools.length === 0 && others.every((part) => scoreDegree(part) > 0);
  return isBetween ? [others.join(", "), school] : [text];
}

/** Words after a degree that belong to it: "Hons", "(Honours)", "Degree". */
const AFTER_DEGREE = String.raw`(?:\s\(?(?:Hon(?:s|ou?rs)?|Degree)\b\.?\)?)*`;
/** The field of study: capitalized words that do not continue the degree. */
const FIELD = String.raw`(?!\(?(?:Hon(?:s|ou?rs)?|Degree)\b)(\p{Lu}.+)`;
/** "BSc in Physics", "M.A. of History", "LLB Hons Law". */
const SHORT_DEGREE = new RegExp(
  String.raw`^((?:[BM]\.?\s?(?:Sc|A|S|Eng|Tech|Ed|Com)|MBA|BBA|Ph\.?\s?D|LL\.?[BM])\.?${AFTER_DEGREE})\s+(?:in\s+|of\s+)?${FIELD}$`,
  "u",
);
const ABBREVIATIONS = [
  String.raw`[BM]\.?\s?(?:Sc|A|S|Eng|Ed|Tech|Com|Phil|F\.?A|Mus|Nurs)\.?`,
  String.raw`Ph\.?\s?D\.?|D\.?\s?Phil\.?|Ed\.?\s?D\.?|D\.?\s?(?:Sc|Eng)\.?`,
  String.raw`M(?:Math|Phys|Chem|Pharm|Sci|Biol|Arch|Res|BBS|St)|LL\.?[BM]\.?|MBA|BBA|MBChB|PGCE|GCSEs?|A-?Levels?|HND|HNC|NVQ(?: Level \d)?`,
].join("|");
const ONLY_ABBREVIATION = new RegExp(`^(?:${ABBREVIATIONS})$`, "u");
/** True for "HNC", "B.Sc." and "MBA" without a field of study. */
export const isDegreeAbbreviation = (text: string): boolean => ONLY_ABBREVIATION.test(text);
const WRITTEN_OUT = `(?:Bachelor|Master|Doctor|Associate)(?:'s)?(?: Degree)? of (?:Applied |Fine |Social )?(?:Science|Arts|Engineering|Philosophy|Education|Technology|Commerce|Laws?|Music(?! Education)|Nursing)s?`;

/** A known degree with a field, without "in" between them: "BSc Psychology". */
export const KNOWN_DEGREE = new RegExp(
  String.raw`^((?:${ABBREVIATIONS}|${WRITTEN_OUT})${AFTER_DEGREE})\s+(?!of\b|in\b|and\b|&|\()${FIELD}$`,
  "u",
);

/** Before "in", any abbreviation in capitals is taken as a degree: "S.B. in Computer Science". */
const CAPITALS_IN_FIELD = /^((?:\p{Lu}\p{Ll}?\.?\s?){2,5}) in (\p{Lu}.+)$/u;

function matchKnownDegree(text: string): string[] | null {
  const parts = splitDegreeAndField(text);
  return parts && [text, ...parts];
}

/** Splits a degree from its field of study, which is empty if the text has none. */
export function readDegree(text: string): Pick<School, "degree" | "fieldOfStudy"> {
  const match =
    /^(.+?),\s+(.+)$/.exec(text) ??
    /^(.*\b(?:bachelor|master|doctor|diploma|degree|associate|ph\.?d|b\.?sc|m\.?sc|certificate)\b.*?)\s+in\s+(.+)$/i.exec(
      text,
    ) ??
    KNOWN_DEGREE.exec(text) ??
    SHORT_DEGREE.exec(text) ??
    CAPITALS_IN_FIELD.exec(text) ??
    matchKnownDegree(text);
  const [, degree = text, fieldOfStudy = ""] = match ?? [];
  // "Hydrology, Master of Science"
  const isReversed = scoreDegree(fieldOfStudy) > 0 && scoreDegree(degree) === 0;
  const [first, second] = isReversed ? [fieldOfStudy, degree] : [degree, fieldOfStudy];
  return { degree: first.trim(), fieldOfStudy: second.trim() };
}
