/** Education: which part is the degree, which the school, and what the degree is in. */

import type { Uncertain } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import { degreeness, looksLikePlace } from "./naming-words.ts";
import { named, readEntry } from "./read-entry.ts";
import { doubtfulDates } from "./read-jobs.ts";
import { splitEntries } from "./split-entries.ts";

interface School {
  institution: string;
  degree: string;
  fieldOfStudy: string;
  startDate: string;
  endDate: string;
  gpa: string;
}

const GPA = /^(?:c?gpa|grade|final grade|average|note|abschlussnote|score)\s*[:=]?\s*(.+)$/i;
const GPA_INSIDE = /[,;(|–-]?\s*\(?\bC?GPA\s*[:=]?\s*([\d.,]+(?:\s*\/\s*[\d.,]+)?)\)?/i;

export function readSchools(lines: readonly DocLine[]): {
  schools: School[];
  uncertain: Uncertain[];
} {
  const uncertain: Uncertain[] = [];
  const read = splitEntries(lines).map(({ head, body }) => {
    let gpa = "";
    const withoutGpa = (all: DocLine[]) =>
      all.flatMap((line) => {
        const whole = GPA.exec(line.text)?.[1];
        if (whole) {
          gpa ||= whole.trim();
          return [];
        }
        const inside = GPA_INSIDE.exec(line.text);
        if (!inside) return [line];
        gpa ||= inside[1] ?? "";
        const clean = (text: string) => text.replace(GPA_INSIDE, "").trim();
        const cells = line.cells.map((cell) => ({ ...cell, text: clean(cell.text) }));
        return [{ ...line, text: clean(line.text), cells: cells.filter(({ text }) => text) }];
      });
    const whole = readEntry({ head: withoutGpa(head), body: withoutGpa(body) }, 2);
    const entry = named({ ...whole, parts: joinAtComma(whole.parts) });
    return { entry, gpa };
  });
  const kept = read.filter(({ entry }) => entry.parts.length > 0);
  const vote = kept.reduce((sum, { entry }) => {
    const [first = "", second = ""] = entry.parts;
    return sum + Math.sign(degreeness(first) - degreeness(second));
  }, 0);
  const schools = kept.map(({ entry, gpa }, index): School => {
    const path = `education.${index}`;
    const parts = entry.parts.length > 2 ? withoutPlaces(entry.parts) : entry.parts;
    const [first = "", second = "", ...more] = parts.length === 1 ? divide(parts[0] ?? "") : parts;
    const own = Math.sign(degreeness(first) - degreeness(second));
    const isDegreeFirst = second === "" ? own >= 0 : (own || Math.sign(vote)) >= 0;
    if (second !== "" && own === 0 && vote === 0) {
      const reason = "It is a guess which of the two is the degree and which the school";
      uncertain.push({ field: `${path}.degree`, text: `${first} / ${second}`, reason });
    }
    for (const text of [...more, ...entry.text.split("\n"), ...lost(entry.parts, parts)]) {
      if (text) uncertain.push({ field: null, text, reason: "There is no field for this" });
    }
    uncertain.push(...doubtfulDates(entry, path));
    return {
      institution: isDegreeFirst ? second : first,
      ...readDegree(isDegreeFirst ? first : second),
      startDate: entry.period?.startDate ?? "",
      endDate: entry.period?.endDate ?? "",
      gpa,
    };
  });
  return { schools, uncertain };
}

/** A part that ends in a comma goes on in the next line. */
function joinAtComma(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const isMore = joined.at(-1)?.endsWith(",");
    joined.push(isMore ? `${joined.pop()} ${part}` : part);
  }
  return joined;
}

const withoutPlaces = (parts: string[]) => {
  const kept = parts.filter((part) => !looksLikePlace(part));
  return kept.length >= 2 ? kept : parts;
};
const lost = (all: string[], kept: string[]) => all.filter((part) => !kept.includes(part));

/** "University of Graz, BSc Physics" on one line, or a school between the degree and how it ended. */
function divide(text: string): string[] {
  const [first = "", ...rest] = text.split(/,\s+/);
  const after = rest.join(", ");
  if (degreeness(first) * degreeness(after) < 0) return [first, after];
  const [school = "", ...schools] = rest.filter((part) => degreeness(part) < 0);
  const others = [first, ...rest].filter((part) => part !== school);
  const isBetween = school && schools.length === 0 && others.every((part) => degreeness(part) > 0);
  return isBetween ? [others.join(", "), school] : [text];
}

const SHORT_DEGREE =
  /^((?:[BM]\.?\s?(?:Sc|A|S|Eng|Tech|Ed|Com)|MBA|BBA|Ph\.?\s?D|LL\.?[BM])\.?(?:\s\(?Hons\)?\.?)?)\s+(?:in\s+|of\s+)?(\p{Lu}.+)$/u;

function readDegree(text: string): Pick<School, "degree" | "fieldOfStudy"> {
  const found =
    /^(.+?),\s+(.+)$/.exec(text) ??
    /^(.*\b(?:bachelor|master|doctor|diploma|degree|associate|ph\.?d|b\.?sc|m\.?sc|certificate)\b.*?)\s+in\s+(.+)$/i.exec(
      text,
    ) ??
    SHORT_DEGREE.exec(text);
  const [, degree = text, fieldOfStudy = ""] = found ?? [];
  return { degree: degree.trim(), fieldOfStudy: fieldOfStudy.trim() };
}
