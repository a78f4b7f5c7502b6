/** Lets the heading say what courses are: certificates under "Training", names without providers under "Coursework". */

import { headingRanges } from "#app/core/import/labels/corrections/heading-ranges.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import { OPEN_NAME } from "#app/core/import/labels/heads/entries-of.ts";
import type { LabeledLine } from "#app/core/import/labels/label-line.ts";
import { scoreDegree, scoreJobTitle } from "#app/core/import/readers/entry-keywords.ts";

/** Headings of courses and nothing else. */
const COURSES =
  /^(?:(?:relevant |selected |additional )?(?:courses|coursework|course work)|kurse|lehrgänge|cours|cursos|corsi|cursussen|kursy|kurser)\s*:?$/iu;
const CERTIFYING = /nachweis|zertifikat/iu;
const CERTIFIED =
  /(?<!\p{L})(?:certifi\p{L}*|licen[cs]ed?|(?:gold|green|site|safe pass|cscs|sjib) card|first[ -]aider?|ticket|registered|accredited|zertifi\p{L}*|\p{L}*schein|\p{L}*(?:eignungs|meister|gesellen|sach(?:kunde|kenntnis))prüfung|\p{L}*berechtigung|geprüfte[rn]?|\p{L}{3,}meister(?:in)?|brevet|habilitation|caces|permis|carné|rijbewijs|vca|uprawnieni[ae]|patentino)(?!\p{L})/iu;

/** Under a heading such as "Training", what certifies something is a certificate. */
export function certifyCourses(all: readonly LabeledLine[]): LabeledLine[] {
  const result = [...all];
  for (const [from, to] of headingRanges(all)) {
    const under = all.slice(from + 1, to);
    const heads = under.filter(({ labeled }) => labeled.label === "courses.head");
    const certified = heads.filter(({ line }) => CERTIFIED.test(line.text));
    const areCertificates =
      heads.length > 0 &&
      (certified.length * 2 >= heads.length || CERTIFYING.test(all[from]?.line.text ?? "")) &&
      !COURSES.test(all[from]?.line.text.trim() ?? "");
    if (!areCertificates) continue;
    for (const [index, { line, labeled }] of under.entries()) {
      const label = labeled.label.replace(/^courses\./, "certificates.");
      result[from + 1 + index] = { line, labeled: { ...labeled, label } };
    }
  }
  return result;
}

const COURSEWORK = /^(?:(?:relevant|selected) )?(?:coursework|course work)\s*:?$/iu;

const isProvider = (text: string): boolean =>
  scoreDegree(text) < 0 || scoreJobTitle(text) < 0 || /coursera|udemy|\bedx\b|udacity/iu.test(text);

/** Each line of coursework is a course, where none names a provider. */
export function listCoursework(all: readonly LabeledLine[]): LabeledLine[] {
  const result = [...all];
  for (const [from, to] of headingRanges(all)) {
    const isCoursework = COURSEWORK.test(all[from]?.line.text.trim() ?? "");
    if (!isCoursework || all.slice(from + 1, to).some(({ line }) => isProvider(line.text)))
      continue;
    for (let index = from + 2; index < to; index++) {
      const [own, above] = [all[index], all[index - 1]];
      const isCourse =
        own?.labeled.label === "courses.more" &&
        above !== undefined &&
        looksLike(own.line, above.line) &&
        /^\p{Lu}/u.test(own.line.text) &&
        !OPEN_NAME.test(above.line.text);
      if (isCourse) result[index] = { ...own, labeled: { ...own.labeled, label: "courses.head" } };
    }
  }
  return result;
}
