/** Relabels certificates among the schools under a heading such as "Education and Certifications". */

import { headingRanges } from "#app/core/import/labels/corrections/heading-ranges.ts";
import type { LabeledLine } from "#app/core/import/labels/label-line.ts";
import { isDegreeName } from "#app/core/import/readers/degree-names.ts";
import { hasSchoolWord, scoreDegree } from "#app/core/import/readers/entry-keywords.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";

const CERTIFICATES_IN_HEADING =
  /(?<!\p{L})(?:certifi\p{L}+|credentials|licen[cs]\p{L}+|zertifi\p{L}+|nachweise|habilitations|certyfikat\p{L}*|certifikat\p{L}*)(?!\p{L})/iu;
const DEGREE_LETTERS =
  /^(?:[ABM]\.?(?:A|S|Sc|F\.?A|B\.?A|Eng|Ed|Tech)\.?|Ph\.?D\.?|GED|GCSEs?)(?!\p{L})/u;

export function certifyMixedEducation(lines: readonly LabeledLine[]): LabeledLine[] {
  const result = [...lines];
  for (const [from, to] of headingRanges(lines)) {
    if (!CERTIFICATES_IN_HEADING.test(lines[from]?.line.text ?? "")) continue;
    for (let head = from + 1; head < to; ) {
      let next = head + 1;
      while (next < to && lines[next]?.labeled.label !== "education.head") next++;
      if (isCertificate(lines.slice(head, next)))
        for (let index = head; index < next; index++)
          result[index] = asCertificate(lines[index] as LabeledLine);
      head = next;
    }
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
    !isDegreeName(name) &&
    !DEGREE_LETTERS.test(name) &&
    (period === undefined || period.startDate === "" || period.endDate === "")
  );
}

const asCertificate = ({ line, labeled }: LabeledLine): LabeledLine => ({
  line,
  labeled: { ...labeled, label: labeled.label.replace(/^education\./, "certificates.") },
});
