/**
 * Relabels lines under headings of courses: as certificates under "Training" if they certify something ("First Aider"),
 * as one course per line under "Coursework". from-labels.ts applies both to the lines that a model labeled.
 */

import { headingRanges } from "#app/core/import/labels/corrections/heading-ranges.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import { INCOMPLETE_NAME } from "#app/core/import/labels/heads/wrapped-head-lines.ts";
import type { LabeledLine } from "#app/core/import/labels/label-line.ts";
import { scoreDegree, scoreJobTitle } from "#app/core/import/readers/entry-keywords.ts";

/** Headings of courses and nothing else, whose lines stay courses: "Relevant coursework", "Kurse". */
const COURSES_HEADING =
  /^(?:(?:relevant |selected |additional )?(?:courses|coursework|course work)|kurse|lehrgänge|cours|cursos|corsi|cursussen|kursy|kurser)\s*:?$/iu;
/** Headings of courses in which a single certificate may be listed: "Weiterbildung", "Professional development". */
const FURTHER_EDUCATION =
  /^(?:(?:berufliche |fachliche )?(?:weiter|fort)bildung(?:en)?|continuing (?:professional )?(?:education|development)|professional development|further (?:education|training)|formations? continues?|formación continua|formação contínua|formazione continua|bijscholing(?:en)?|doskonalenie zawodowe|další vzdělávání)\s*:?$/iu;
/** Headings of certificates, whatever their lines say: "Qualifikationsnachweise". */
const CERTIFYING_HEADING = /nachweis|zertifikat/iu;
/**
 * Words of what certifies something: "Certified Welder", "Gabelstaplerschein", "CSCS card", "rijbewijs"; not
 * "Certification course", which is a course.
 */
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

/** Headings of courses within a degree, which are names without a provider: "Relevant coursework". */
const COURSEWORK = /^(?:(?:relevant|selected) )?(?:coursework|course work)\s*:?$/iu;

const looksLikeSchool = (text: string): boolean => scoreDegree(text) < 0;
const looksLikeEmployer = (text: string): boolean => scoreJobTitle(text) < 0;
const PLATFORM = /coursera|udemy|\bedx\b|udacity/iu;

/** True for a text that names a school, an employer or a platform of courses. */
const isProvider = (text: string): boolean =>
  looksLikeSchool(text) || looksLikeEmployer(text) || PLATFORM.test(text);

/** Labels each line under "Coursework" as a course, if no line has the name of a provider. */
export function listCoursework(lines: readonly LabeledLine[]): LabeledLine[] {
  const result = [...lines];
  for (const [from, to] of headingRanges(lines)) {
    const isCoursework = COURSEWORK.test(lines[from]?.line.text.trim() ?? "");
    if (!isCoursework || lines.slice(from + 1, to).some(({ line }) => isProvider(line.text)))
      continue;
    // The heading is at `from`, and the first line below it has no line above to compare with.
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
