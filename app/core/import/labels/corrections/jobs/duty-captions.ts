/**
 * Corrects the labels of captions above the bullets of a job, such as "Key responsibilities include:": they become
 * "furniture", which is not imported, or text of the job ("experience.item"), and the bullets below text of the job.
 * Exports the test for such captions, which other corrections share.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";

/**
 * "Key responsibilities include:", "Achievements/Tasks", "Aufgaben". "Impact" needs a colon: alone it may be an
 * employer.
 */
const DUTY_CAPTION =
  /^(?:(?:key |main |major |selected )?(?:responsibilities|achievements|accomplishments|highlights|contributions)|(?:achievements|accomplishments)(?: ?[/&] ?| and )(?:tasks|responsibilities|duties)|(?:key |main |major |selected )(?:impact|results)|(?:impact|results)(?=\s*:)|(?:main )?duties|tasks|(?:haupt)?aufgaben|erfolge|ergebnisse|tätigkeiten|responsabilidades|logros|funciones|missions|réalisations|responsabilités|points forts|faits marquants|höhepunkte|puntos destacados|destaques|punti salienti|hoogtepunten|højdepunkter|höjdpunkter|høydepunkter|taken|verantwoordelijkheden|obowiązki|osiągnięcia|zakres obowiązków|arbetsuppgifter|arbeidsoppgaver|arbejdsopgaver)(?: include)?\s*:?$/iu;

/** Nouns of duties that are sections of their own without "main" before or "performed" after them: "Atividades". */
const MAIN_DUTIES = new RegExp(
  `^(?:${[
    "principais (?:atividades|responsabilidades|funções|atribuições|realizações|resultados)",
    "(?:atividades|funções) (?:desenvolvidas|exercidas|realizadas|desempenhadas|principais)",
    "principales (?:funciones|actividades|responsabilidades|logros|tareas)",
    "(?:funciones|actividades|tareas) (?:principales|realizadas|desempeñadas|desarrolladas)",
    "(?:principales (?:missions|tâches|activités|responsabilités|réalisations)|missions principales)",
    "(?:principali (?:mansioni|attività|responsabilità)|mansioni(?: svolte| principali)?|attività svolt[ae])",
    "(?:belangrijkste|voornaamste) (?:taken|werkzaamheden|resultaten)",
    "główne (?:obowiązki|zadania)",
    "(?:wesentliche|wichtigste) (?:aufgaben|tätigkeiten|erfolge)",
  ].join("|")})\\s*:?$`,
  "iu",
);

/** True for a caption that only occurs above the duties of a job. */
export const isDutyCaption = (text: string): boolean =>
  DUTY_CAPTION.test(text) || MAIN_DUTIES.test(text);

/**
 * Captions that templates of resumes print in each job, even after its first bullets. Others, such as "Key
 * achievements", are written by people and stay text (decision 0061).
 */
const TEMPLATE_CAPTION =
  /^(?:highlights|(?:achievements|accomplishments)(?: ?[/&] ?| and )tasks)$/iu;

/** Captions that count only between bullets: right below a job title, "Impact" may be the employer. */
const RESULTS_CAPTION =
  /^(?:results|impact|outcomes|résultats|resultados|risultati|resultaten|rezultaty|resultat|resultater)\s*:?$/iu;

/** Captions unless they were labeled as headings: as one, "Activities" may be a section. */
const ACTIVITIES_CAPTION =
  /^(?:atividades|actividades|attività|activités|aktiviteter|zadania)\s*:?$/iu;

/** Captions above the projects of one job: "Key projects:". */
const PROJECTS_CAPTION =
  /^(?:(?:key|main|notable|selected) projects|wichtige projekte|projets clés|proyectos clave)\s*:?$/iu;

/** Labels of the lines of jobs, such as "experience.head" for the first line and "experience.item" for a bullet. */
const JOB_LABEL = /^(?:experience|volunteering)\./;
/** Sections to which the model wrongly assigns the bullets below such a caption. */
const MISTAKEN_LABEL = /^(?:awards|skills|custom|projects)\./;

/**
 * Labels a caption such as "Key Impact" between a job and its bullets as furniture, and the bullets as the job's. The
 * caption is kept as text of the job if it is between bullets, or if the jobs have several captions, such as "Duties"
 * and "Achievements".
 */
export const withoutDutyCaptions: Correction = (lines, labeled) => {
  const result = [...labeled];
  const sectionHeadings = lines.filter(
    ({ text }, index) =>
      labeled[index]?.label === "heading" && !isDutyCaption(text) && !PROJECTS_CAPTION.test(text),
  );
  const captionTexts = new Set<string>();
  const captions: { index: number; section: string; isBetween: boolean }[] = [];
  for (const [index, current] of labeled.entries()) {
    const [above = "", below = ""] = [index - 1, index + 1].map((at) => result[at]?.label);
    const text = lines[index]?.text ?? "";
    const isCaption =
      (current.label === "heading" || JOB_LABEL.test(current.label)) &&
      JOB_LABEL.test(above) &&
      (JOB_LABEL.test(below) ||
        (MISTAKEN_LABEL.test(below) && isUnlikeSectionHeadings(lines, index, sectionHeadings))) &&
      (isDutyCaption(text) ||
        (current.label !== "heading" && ACTIVITIES_CAPTION.test(text)) ||
        (RESULTS_CAPTION.test(text) && isBetweenBullets(lines, result, index)) ||
        (PROJECTS_CAPTION.test(text) && isAboveJobs(lines, result, index)));
    if (!isCaption) continue;
    captionTexts.add(text.toLowerCase().replace(/\s*:$/, ""));
    const [section = ""] = above.split(".");
    captions.push({ index, section, isBetween: isBetweenBullets(lines, result, index) });
    // The lines below were labeled as projects, or their bullets as another section: they are text of the job.
    if (PROJECTS_CAPTION.test(text))
      for (let at = index + 1; result[at]?.label.startsWith("projects."); at++)
        result[at] = {
          ...(result[at] as Labeled),
          label: moveToSection(result[at]?.label ?? "", section),
        };
    for (
      let at = index + 1;
      MISTAKEN_LABEL.test(result[at]?.label ?? "") && lines[at]?.isBullet;
      at++
    )
      result[at] = { ...current, label: `${section}.item` };
  }
  // "Tasks" counts as the same caption as the "Achievements/Tasks" of other jobs.
  if ([...captionTexts].some((text) => text.endsWith("tasks") && TEMPLATE_CAPTION.test(text)))
    captionTexts.delete("tasks");
  const isOfTemplate =
    captions.length > 1 && [...captionTexts].every((text) => TEMPLATE_CAPTION.test(text));
  for (const { index, section, isBetween } of captions) {
    const isKeptAsText = captionTexts.size > 1 || (isBetween && !isOfTemplate);
    const label = isKeptAsText ? `${section}.item` : "furniture";
    result[index] = { ...(result[index] as Labeled), label };
  }
  return result;
};

/** True if text of the job is above the line, and a bullet right below it. */
function isBetweenBullets(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  index: number,
): boolean {
  if (lines[index]?.isBullet || !lines[index + 1]?.isBullet) return false;
  return /\.(?:item|rest)$/.test(labeled[index - 1]?.label ?? "");
}

/** Labels of the lines below a caption of projects. */
const WORK_LABEL = /^(?:projects|experience)\./;

/** True if jobs with periods follow without a heading, so that the projects belong to the job above. */
function isAboveJobs(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  index: number,
): boolean {
  for (let at = index + 1; WORK_LABEL.test(labeled[at]?.label ?? ""); at++)
    if (!lines[at]?.isBullet && findPeriod(lines[at]?.text ?? "")) return true;
  return false;
}

const moveToSection = (label: string, section: string) =>
  label.replace(/^projects\./, `${section}.`);

/** True for a caption that is above a bullet and does not look like the headings of sections. */
const isUnlikeSectionHeadings = (
  lines: readonly LabelLine[],
  index: number,
  sectionHeadings: readonly LabelLine[],
): boolean =>
  lines[index + 1]?.isBullet === true &&
  !sectionHeadings.some((heading) => looksLike(heading, lines[index] as LabelLine));
