/**
 * Relabels certificates among the schools under a heading such as "Education and Certifications": "education.head"
 * becomes "certificates.head". from-labels.ts applies it to the lines that a model labeled.
 */

import { headingRanges } from "#app/core/import/labels/corrections/heading-ranges.ts";
import type { LabeledLine } from "#app/core/import/labels/label-line.ts";
import { isDegreeName } from "#app/core/import/readers/degree-names.ts";
import { hasSchoolWord, scoreDegree } from "#app/core/import/readers/entry-keywords.ts";
import { hasTownAndState } from "#app/core/import/readers/places.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";

/** "Certifications" or "Licenses" within a heading. */
const CERTIFICATES_IN_HEADING =
  /(?<!\p{L})(?:certifi\p{L}+|credentials|licen[cs]\p{L}+|zertifi\p{L}+|nachweise|habilitations|certyfikat\p{L}*|certifikat\p{L}*)(?!\p{L})/iu;
/** Abbreviations of degrees at the start of a name: "M.Sc.", "HND", "BTS". */
const DEGREE_LETTERS =
  /^(?:[ABM]\.?(?:A|S|Sc|F\.?A|B\.?A|Eng|Ed|Tech)\.?|Ph\.?D\.?|GED|GCSEs?|HN[CD]|BTEC|S?NVQ|DUT|BTS|CAP|BEP|ITI)(?!\p{L})/u;
/** Fields of study, which tell a school without a word such as "University": "Computer Science, Georgia Tech, 2012". */
const FIELD_OF_STUDY =
  /(?<!\p{L})(?:(?:computer|political|data|food|environmental|social) science|(?:mechanical|civil|electrical|chemical|industrial|software) engineering|economics|biology|chemistry|physics|mathematics|maths|history|english literature|psychology|sociology|philosophy|journalism|architecture|business administration|fine arts?|graphic design|nursing|public health|law|cosmetology|diesel mechanic|culinary arts|class of|minor in|major in|informati[kc]\p{L}*|betriebswirtschaft\p{L}*|économie|droit|derecho|direito|administração)(?!\p{L})/iu;

export function certifyMixedEducation(lines: readonly LabeledLine[]): LabeledLine[] {
  const result = [...lines];
  for (const [from, to] of headingRanges(lines)) {
    if (!CERTIFICATES_IN_HEADING.test(lines[from]?.line.text ?? "")) continue;
    /** The ranges of the entries' lines, each from its "education.head" to the next one. */
    const entries: [from: number, to: number][] = [];
    for (let head = from + 1; head < to; ) {
      let next = head + 1;
      while (next < to && lines[next]?.labeled.label !== "education.head") next++;
      entries.push([head, next]);
      head = next;
    }
    const certificates = entries.filter((entry) => isCertificate(lines.slice(...entry)));
    // Without a school among them, one of them may be the school: "Le Cordon Bleu, 2003".
    if (certificates.length === entries.length) continue;
    for (const [head, next] of certificates)
      for (let index = head; index < next; index++)
        result[index] = asCertificate(lines[index] as LabeledLine);
  }
  return result;
}

/** True for an entry with an issuer or date and nothing that a school, a degree or a time of study has. */
function isCertificate([head, ...others]: readonly LabeledLine[]): boolean {
  const text = [head, ...others].map((each) => each?.line.text ?? "").join("\n");
  const name = head?.line.text.split(/,\s|\s[–—|-]\s/, 1)[0]?.trim() ?? "";
  const period = findPeriod(text)?.period;
  return (
    head?.labeled.label === "education.head" &&
    others.every(({ labeled, line }) => labeled.label === "education.more" && !line.isBullet) &&
    name.length < text.trim().length &&
    scoreDegree(text) === 0 &&
    !hasSchoolWord(text) &&
    !FIELD_OF_STUDY.test(text) &&
    // "Le Cordon Bleu, Hanover, NH": schools have a town beside them.
    !hasTownAndState(text) &&
    !isDegreeName(name) &&
    !DEGREE_LETTERS.test(name) &&
    (period === undefined || period.startDate === "" || period.endDate === "")
  );
}

const asCertificate = ({ line, labeled }: LabeledLine): LabeledLine => ({
  line,
  labeled: { ...labeled, label: labeled.label.replace(/^education\./, "certificates.") },
});
