/** Takes the post that a Europass form names beside a label as the headline: "Posizione ricoperta ⇥ Cuoco". */

import { isPersonHeading } from "#app/core/import/labels/heads/personal-facts.ts";
import { type LabeledLine, replaceCells } from "#app/core/import/labels/label-line.ts";

/** The labels of the form in several languages: the present post, the one applied for, the one wished for. */
const LABEL =
  /^(?:posizione ricoperta|occupazione (?:desiderata|per la quale si concorre)|(?:job|position|post) applied for|preferred job|(?:desired|target|current) (?:position|job|role)|poste (?:visé|recherché|actuel)|emploi recherché|angestrebte (?:stelle|position)|berufswunsch|(?:empleo|puesto) (?:solicitado|deseado|actual)|(?:cargo|emprego) pretendido|candidatura a emprego|beoogde functie|gewenste (?:functie|baan))\s*:?$/iu;
const LABELED_AS = /^(?:contact|custom\.item|summary\.item|skills\.item)$/;
/** In characters. */
const MAX_POST = 80;

/** Only above the first other heading than that of the person, in a document without a headline. */
export function readAppliedPost(lines: readonly LabeledLine[]): LabeledLine[] {
  if (lines.some(({ labeled }) => labeled.label === "headline")) return [...lines];
  const end = lines.findIndex(
    ({ line, labeled }) => labeled.label === "heading" && !isPersonHeading(line.text),
  );
  const index = lines.findIndex(
    ({ line: { cells }, labeled }) =>
      LABELED_AS.test(labeled.label) && cells.length === 2 && LABEL.test(cells[0]?.text ?? ""),
  );
  const { line, labeled } = lines[index] ?? {};
  const post = line?.cells[1];
  const isPost =
    line !== undefined &&
    labeled !== undefined &&
    post !== undefined &&
    (end < 0 || index < end) &&
    post.text.length <= MAX_POST &&
    !/[\d@:]/.test(post.text);
  if (!isPost) return [...lines];
  const headline = { line: replaceCells(line, [post]), labeled: { ...labeled, label: "headline" } };
  return lines.with(index, headline);
}
