/** Labels above the bullets of a job: "Key responsibilities include:". */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";

/** "Impact" alone may be an employer. */
const DUTIES =
  /^(?:(?:key |main |major |selected )?(?:responsibilities|achievements|accomplishments|highlights|contributions)|(?:achievements|accomplishments)(?: ?[/&] ?| and )(?:tasks|responsibilities|duties)|(?:key |main |major |selected )(?:impact|results)|(?:impact|results)(?=\s*:)|(?:main )?duties|tasks|(?:haupt)?aufgaben|erfolge|ergebnisse|tätigkeiten|responsabilidades|logros|funciones|missions|réalisations|responsabilités|points forts|faits marquants|höhepunkte|puntos destacados|destaques|punti salienti|hoogtepunten|højdepunkter|höjdpunkter|høydepunkter|taken|verantwoordelijkheden|obowiązki|osiągnięcia|zakres obowiązków|arbetsuppgifter|arbeidsoppgaver|arbejdsopgaver)(?: include)?\s*:?$/iu;

export const isDutyLabel = (text: string): boolean => DUTIES.test(text);

/** Templates print these in each job, also below its first text. */
const OF_TEMPLATES = /^(?:highlights|(?:achievements|accomplishments)(?: ?[/&] ?| and )tasks)$/iu;

const OF_JOB = /^(?:experience|volunteering)\./;
/** Sections that the bullets below such a label are taken for. */
const NO_JOB = /^(?:awards|skills|custom|projects)\./;

/**
 * Corrects the label of "Key Impact" between a job and its bullets, which is neither a post nor a section, and those of
 * the bullets below it. Amid the bullets of a job, or where jobs have several kinds of it, such as "Duties" and
 * "Achievements", it is a line of text.
 */
export const withoutDutyLabels: Correction = (lines, labeled) => {
  const result = [...labeled];
  const known = lines.filter(
    ({ text }, index) =>
      labeled[index]?.label === "heading" && !isDutyLabel(text) && !OF_PROJECTS.test(text),
  );
  const kinds = new Set<string>();
  const found: { index: number; content: string; isAmid: boolean }[] = [];
  for (const [index, own] of labeled.entries()) {
    const [above = "", below = ""] = [index - 1, index + 1].map((at) => result[at]?.label);
    const text = lines[index]?.text ?? "";
    const isLabel =
      (own.label === "heading" || OF_JOB.test(own.label)) &&
      OF_JOB.test(above) &&
      (OF_JOB.test(below) || (NO_JOB.test(below) && isWithinJob(lines, index, known))) &&
      (isDutyLabel(text) ||
        (own.label !== "heading" && ACTIVITIES.test(text)) ||
        (RESULTS.test(text) && isAmidBullets(lines, result, index)) ||
        (OF_PROJECTS.test(text) && isAboveJobs(lines, result, index)));
    if (!isLabel) continue;
    kinds.add(text.toLowerCase().replace(/\s*:$/, ""));
    const [content = ""] = above.split(".");
    found.push({ index, content, isAmid: isAmidBullets(lines, result, index) });
    if (OF_PROJECTS.test(text))
      for (let at = index + 1; result[at]?.label.startsWith("projects."); at++)
        result[at] = { ...(result[at] as Labeled), label: asJob(result[at]?.label ?? "", content) };
    for (let at = index + 1; NO_JOB.test(result[at]?.label ?? "") && lines[at]?.isBullet; at++)
      result[at] = { ...own, label: `${content}.item` };
  }
  // Where other jobs have "Achievements/Tasks", "Tasks" is the same.
  if ([...kinds].some((kind) => kind.endsWith("tasks") && OF_TEMPLATES.test(kind)))
    kinds.delete("tasks");
  const isOfTemplate = found.length > 1 && [...kinds].every((kind) => OF_TEMPLATES.test(kind));
  for (const { index, content, isAmid } of found) {
    const isText = kinds.size > 1 || (isAmid && !isOfTemplate);
    const label = isText ? `${content}.item` : "furniture";
    result[index] = { ...(result[index] as Labeled), label };
  }
  return result;
};

/** Alone below a post they may be an employer, but not between bullets. */
const RESULTS =
  /^(?:results|impact|outcomes|résultats|resultados|risultati|resultaten|rezultaty|resultat|resultater)\s*:?$/iu;

/** True if text of the job is above the line, and a bullet right below it. */
function isAmidBullets(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  index: number,
): boolean {
  if (lines[index]?.isBullet || !lines[index + 1]?.isBullet) return false;
  return /\.(?:item|rest)$/.test(labeled[index - 1]?.label ?? "");
}

/** As a heading, "Activities" may be a section. */
const ACTIVITIES = /^(?:atividades|actividades|attività|activités|aktiviteter|zadania)\s*:?$/iu;

const OF_PROJECTS =
  /^(?:(?:key|main|notable|selected) projects|wichtige projekte|projets clés|proyectos clave)\s*:?$/iu;

const OF_WORK = /^(?:projects|experience)\./;

/** True if further jobs, with their times, are below without a heading: then the projects are of the job above. */
function isAboveJobs(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  index: number,
): boolean {
  for (let at = index + 1; OF_WORK.test(labeled[at]?.label ?? ""); at++)
    if (!lines[at]?.isBullet && findPeriod(lines[at]?.text ?? "")) return true;
  return false;
}

const asJob = (label: string, content: string) => label.replace(/^projects\./, `${content}.`);

/** True for such a label above a bullet that has not the look of a section's heading. */
const isWithinJob = (
  lines: readonly LabelLine[],
  index: number,
  known: readonly LabelLine[],
): boolean =>
  lines[index + 1]?.isBullet === true &&
  !known.some((heading) => looksLike(heading, lines[index] as LabelLine));
