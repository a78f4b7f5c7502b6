/** Relabels courses by their heading: as certificates under "Training", as one course per line under "Coursework". */

import { headingRanges } from "#app/core/import/labels/corrections/heading-ranges.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import { INCOMPLETE_NAME } from "#app/core/import/labels/heads/entries-of.ts";
import type { LabeledLine } from "#app/core/import/labels/label-line.ts";
import { scoreDegree, scoreJobTitle } from "#app/core/import/readers/entry-keywords.ts";

/** Headings of courses and nothing else. */
const COURSES_HEADING =
  /^(?:(?:relevant |selected |additional )?(?:courses|coursework|course work)|kurse|lehrgänge|cours|cursos|corsi|cursussen|kursy|kurser)\s*:?$/iu;
/** Headings of courses in which a single certificate may be listed. */
const FURTHER_EDUCATION =
  /^(?:(?:berufliche |fachliche )?(?:weiter|fort)bildung(?:en)?|continuing (?:professional )?(?:education|development)|professional development|further (?:education|training)|formations? continues?|formación continua|formação contínua|formazione continua|bijscholing(?:en)?|doskonalenie zawodowe|další vzdělávání)\s*:?$/iu;
const CERTIFYING_HEADING = /nachweis|zertifikat/iu;
const CERTIFIED =
  /(?<!\p{L})(?:certifi(?:ed|\p{L}*(?! (?:program(?:me)?|course|class(?:es)?)s?(?!\p{L})))|licen[cs]ed?|(?:gold|green|site|safe pass|cscs|sjib) card|first[ -]aider?|ticket|registered|accredited|zertifi\p{L}*|\p{L}*schein|\p{L}*(?:eignungs|meister|gesellen|sach(?:kunde|kenntnis))prüfung|\p{L}*berechtigung|geprüfte[rn]?|\p{L}{3,}meister(?:in)?|brevet|habilitation|caces|permis|carné|rijbewijs|vca|uprawnieni[ae]|patentino)(?!\p{L})/iu;

/**
 * Relabels the courses under a heading such as "Training" as certificates, if half of them certify something; under one
 * such as "Weiterbildung", more than half.
 */
export function certifyCourses(lines: readonly LabeledLine[]): LabeledLine[] {
  const result = [...lines];
  for (const [from, to] of headingRanges(lines)) {
    const linesBelow = lines.slice(from + 1, to);
    const heads = linesBelow.filter(({ labeled }) => labeled.label === "courses.head");
    const certified = heads.filter(({ line }) => CERTIFIED.test(line.text));
    const heading = lines[from]?.line.text.trim() ?? "";
    const isHalfEnough = !FURTHER_EDUCATION.test(heading);
    const surplus = certified.length * 2 - heads.length;
    const areMostCertified = surplus > 0 || (surplus === 0 && isHalfEnough);
    const areCertificates =
      heads.length > 0 &&
      (areMostCertified || CERTIFYING_HEADING.test(heading)) &&
      !COURSES_HEADING.test(heading);
    if (!areCertificates) continue;
    for (const [index, { line, labeled }] of linesBelow.entries()) {
      const label = labeled.label.replace(/^courses\./, "certificates.");
      result[from + 1 + index] = { line, labeled: { ...labeled, label } };
    }
  }
  return result;
}

const COURSEWORK = /^(?:(?:relevant|selected) )?(?:coursework|course work)\s*:?$/iu;

const isProvider = (text: string): boolean =>
  scoreDegree(text) < 0 || scoreJobTitle(text) < 0 || /coursera|udemy|\bedx\b|udacity/iu.test(text);

/** Labels each line under "Coursework" as a course, if no line has the name of a provider. */
export function listCoursework(lines: readonly LabeledLine[]): LabeledLine[] {
  const result = [...lines];
  for (const [from, to] of headingRanges(lines)) {
    const isCoursework = COURSEWORK.test(lines[from]?.line.text.trim() ?? "");
    if (!isCoursework || lines.slice(from + 1, to).some(({ line }) => isProvider(line.text)))
      continue;
    for (let index = from + 2; index < to; index++) {
      const [current, above] = [lines[index], lines[index - 1]];
      const isCourse =
        current?.labeled.label === "courses.more" &&
        above !== undefined &&
        looksLike(current.line, above.line) &&
        /^\p{Lu}/u.test(current.line.text) &&
        !INCOMPLETE_NAME.test(above.line.text);
      if (isCourse)
        result[index] = { ...current, labeled: { ...current.labeled, label: "courses.head" } };
    }
  }
  return result;
}
