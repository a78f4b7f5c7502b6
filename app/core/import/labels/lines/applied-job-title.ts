/**
 * Makes the job title that a Europass form names beside a caption, "Posizione ricoperta ⇥ Cuoco", the headline of the
 * resume. from-labels.ts applies it to the lines of a resume after a model labeled them.
 */

import { isPersonHeading } from "#app/core/import/labels/heads/personal-facts.ts";
import { type LabeledLine, replaceCells } from "#app/core/import/labels/label-line.ts";

/** Captions of the form in several languages: the present job, the one applied for, the one wished for. */
const LABEL =
  /^(?:posizione ricoperta|occupazione (?:desiderata|per la quale si concorre)|(?:job|position|post) applied for|preferred job|(?:desired|target|current) (?:position|job|role)|poste (?:visé|recherché|actuel)|emploi recherché|angestrebte (?:stelle|position)|berufswunsch|(?:empleo|puesto) (?:solicitado|deseado|actual)|(?:cargo|emprego) pretendido|candidatura a emprego|beoogde functie|gewenste (?:functie|baan))\s*:?$/iu;
/** Labels that the model gives such a line. */
const LABELED_AS = /^(?:contact|custom\.item|summary\.item|skills\.item)$/;
/** In characters: a job title is no longer. */
const MAX_CHARACTERS = 80;

/**
 * Only in a document without a headline, above the first heading of another section than that of the person. The other
 * lines are unchanged.
 */
export function readAppliedJobTitle(lines: readonly LabeledLine[]): LabeledLine[] {
  if (lines.some(({ labeled }) => labeled.label === "headline")) return [...lines];
  const end = lines.findIndex(
    ({ line, labeled }) => labeled.label === "heading" && !isPersonHeading(line.text),
  );
  const index = lines.findIndex(
    ({ line: { cells }, labeled }) =>
      LABELED_AS.test(labeled.label) && cells.length === 2 && LABEL.test(cells[0]?.text ?? ""),
  );
  const { line, labeled } = lines[index] ?? {};
  const jobTitle = line?.cells[1];
  const isJobTitle =
    line !== undefined &&
    labeled !== undefined &&
    jobTitle !== undefined &&
    (end < 0 || index < end) &&
    jobTitle.text.length <= MAX_CHARACTERS &&
    !/[\d@:]/.test(jobTitle.text);
  if (!isJobTitle) return [...lines];
  const headline = {
    line: replaceCells(line, [jobTitle]),
    labeled: { ...labeled, label: "headline" },
  };
  return lines.with(index, headline);
}
