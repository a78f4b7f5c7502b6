/**
 * Corrects labels in the heads (first lines) of education entries: a doubtful field of study behind a field and a dash
 * is the school, "PUC Minas" in "Bacharelado em Administração – PUC Minas". read-heads.ts applies it to the parts of
 * all heads, the texts between separators: "field" is a field of study, "org" a school.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { scoreDegree } from "#app/core/import/readers/entry-keywords.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";

/** A field with at least this probability is kept. */
const DOUBTFUL = 0.65;
/** The field before it must have this probability. */
const CERTAIN = 0.9;

/** Schools are often named by their initials: "PUC Minas", "UFMG"; "EAD" is a distance course. */
const INITIALS =
  /(?<![\p{L}\d])(?!(?:EAD|MBA|LLM|III|VII|ENEM|TCC)(?!\p{L}))\p{Lu}{3,}(?![\p{L}\d])/u;
/** Words about the course that follow the school: "concluído em 2021". */
const COMPLETION =
  /^(?:concluíd[oa]|conclusão|cursando|formad[oa]|em andamento|início|previsão|completed|graduated|finalizad[oa]|terminad[oa]|en curso|titulad[oa]|egresad[oa]|abgeschlossen|obtenu|diploma behaald)(?!\p{L})/iu;

/** Relabels only in entries without a school, by initials in the name or by words about completion behind it. */
export function withSchoolsAfterDash(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const entriesWithSchool = new Set(
    parts.flatMap(({ entryIndex }, index) => (labeled[index]?.label === "org" ? [entryIndex] : [])),
  );
  const result = [...labeled];
  for (const [index, part] of parts.entries()) {
    const [before, after] = [parts[index - 1], parts[index + 1]];
    const [current, labelBefore] = [labeled[index], labeled[index - 1]];
    const isSchool =
      part.content === "education" &&
      !entriesWithSchool.has(part.entryIndex) &&
      current?.label === "field" &&
      current.probability < DOUBTFUL &&
      /^[–—|-]$/.test(part.separatorBefore.trim()) &&
      isSameCell(part, before) &&
      labelBefore?.label === "field" &&
      labelBefore.probability >= CERTAIN &&
      /^\p{Lu}/u.test(part.text) &&
      scoreDegree(part.text) <= 0 &&
      (INITIALS.test(part.text) ||
        (after !== undefined && isSameCell(part, after) && COMPLETION.test(after.text)));
    if (!isSchool || !current) continue;
    result[index] = { ...current, label: "org" };
    entriesWithSchool.add(part.entryIndex);
  }
  return result;
}
