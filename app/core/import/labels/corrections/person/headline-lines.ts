/**
 * Corrects which lines below the person's name are the headline, such as a job title: towns become contact details, and
 * wrapped lines and job titles that were labeled as contact details become "headline". `findTown` and `findJob` tell
 * whether a town or a job is the "whole" text, its "start" or "end", or "none" of it.
 */

import { findJob, findTown } from "#app/core/import/labels/features/known-names.ts";
import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import type { NameFilter } from "#app/core/import/labels/features/name-filter.ts";
import { TOWN_AND_CODE } from "#app/core/import/labels/heads/read-address.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { isPlace } from "#app/core/import/readers/places.ts";

/** Abbreviations of fields of work after a job title, which look like codes of states. */
const FIELD_OF_WORK = /\b(?:HR|RH|IT|UX|UI|QA|PR|BI|CX|KI|EU)$/;

/** True for "Stockholm – Sweden", "Savannah US" and "Québec QC", unless the text has a job title. */
const isTownByRule = (text: string) =>
  text.split(/\s[–—-]\s/).every(isPlace) ||
  (TOWN_AND_CODE.test(text) && !FIELD_OF_WORK.test(text) && !hasJobTitleWord(text));

/** A house number and a postal code: "Corso Umberto I 118, 80138 Napoli", "12 High Street, Bend, OR 97701". */
const STREET_AND_CODE =
  /\p{L}.*\s\d{1,4}\p{L}?,\s+(?:\p{Lu}{1,2}-)?(?!(?:19|20)\d\d\s)\d{4,5}\s\p{Lu}\p{L}|^\d{1,5}\s\p{L}.*,\s\p{Lu}{2}\s\d{5}(?!\d)/u;

/** A pilot's or a driver's experience looks like a postal code and a town: "Boeing 737, 8500 Hours". */
const EXPERIENCE = /(?<!\p{L})(?:hours?|hrs|miles|stunden|heures|horas|ore|uren|km)(?!\p{L})/iu;

/**
 * True for "Baker Street 12, 10115 Berlin"; false for "Swimming Coach, Lane 12, 1500 Metres", which begins with a job.
 */
const isStreetWithCode = (text: string, names: NameFilter) =>
  STREET_AND_CODE.test(text) &&
  !EXPERIENCE.test(text) &&
  !hasJobTitleWord(text) &&
  !/^(?:end|whole)$/.test(findJob(text.replace(/,.*/, ""), names));

/**
 * Relabels a headline that is a town or a whole address as contact details. `names` tells which texts name towns and
 * jobs.
 */
export const withTownsAsContact = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  names: NameFilter,
): Labeled[] =>
  labeled.map((current, index) => {
    const text = (lines[index]?.text ?? "").replace(/[()]/g, "");
    const areTowns = text.split(/,\s+/).every((part) => findTown(part, names) === "whole");
    const isKnown = areTowns && findJob(text, names) === "none";
    return current.label === "headline" &&
      (isKnown || isTownByRule(text) || isStreetWithCode(text, names))
      ? { ...current, label: "contact" }
      : current;
  });

/** Words in lower case; contact details have an "@", a dot, a colon or digits. */
const LOWERCASE_WORDS = /^\p{Ll}[^@.\d:]{2,60}$/u;

/** The end of a line that continues on the next one: "Sales Director | Talent,". */
const INCOMPLETE_END = /(?:,|[|·&/]|\s[–—-])$/u;

/**
 * Relabels the second line of a wrapped headline as "headline": "that last" below "Sales Director | Building teams".
 */
export const withWrappedHeadlines = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  names: NameFilter,
): Labeled[] => {
  const result = [...labeled];
  for (const [index, current] of labeled.entries()) {
    const [line, above] = [lines[index], lines[index - 1]];
    const isContinuation =
      current.label === "contact" &&
      result[index - 1]?.label === "headline" &&
      line?.cells.length === 1 &&
      line.size === above?.size &&
      line.columnRight > 0 &&
      !wouldHaveFit(above, line) &&
      (LOWERCASE_WORDS.test(line.text) ||
        (INCOMPLETE_END.test(above.text) &&
          !/[@\d]/.test(line.text) &&
          !startsWithTown(line.text, names)));
    if (isContinuation) result[index] = { ...current, label: "headline" };
  }
  return result;
};

/** True for "London" and "Leeds, UK". */
const startsWithTown = (text: string, names: NameFilter): boolean =>
  isTownByRule(text) || findTown(text.replace(/,.*/u, ""), names) === "whole";

/** A job title, then an employer or topics: "Head of Talent at Acme | Culture, Rewards". */
const JOB_TITLE_AND_MORE = /^(\p{Lu}[^|@\d]*?)(?: (?:at|bei|chez) \p{Lu}|\s[|•·]\s)[^@\d]*$/u;

/**
 * If no line is the headline, relabels a doubtful contact line right below the larger name as the headline, if it
 * begins with a job title and has no town: "Head of Talent at Acme | Culture, Rewards".
 */
export const withJobTitleBelowName = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  names: NameFilter,
): Labeled[] => {
  if (labeled.some(({ label }) => label === "headline")) return [...labeled];
  const index = labeled.findIndex(({ label }) => label === "name") + 1;
  const [name, line, current] = [lines[index - 1], lines[index], labeled[index]];
  const [, jobTitle = ""] = JOB_TITLE_AND_MORE.exec(line?.text ?? "") ?? [];
  const parts = line?.text.split(/\s*[|•·,]\s*| (?:at|bei|chez) /) ?? [];
  const isJobTitle =
    name !== undefined &&
    line !== undefined &&
    current?.label === "contact" &&
    current.probability < DOUBTFUL &&
    line.cells.length === 1 &&
    line.size < name.size &&
    hasJobTitleWord(jobTitle) &&
    !parts.some((part) => isPlace(part) || findTown(part, names) === "whole");
  const result = [...labeled];
  if (isJobTitle) result[index] = { ...current, label: "headline" };
  return result;
};
/** A label is doubtful if the model gave it a smaller probability. */
const DOUBTFUL = 0.8;
