/** Labels of the lines at the headline. */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { findJob, findTown } from "#app/core/import/labels/features/known-names.ts";
import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import type { NameFilter } from "#app/core/import/labels/features/name-filter.ts";
import { TOWN_AND_CODE } from "#app/core/import/labels/heads/read-address.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitle } from "#app/core/import/readers/entry-keywords.ts";
import { isPlace } from "#app/core/import/readers/places.ts";

/** Fields of work after a post, which are no codes of states. */
const FIELD_OF_WORK = /\b(?:HR|RH|IT|UX|UI|QA|PR|BI|CX|KI|EU)$/;

/** "Stockholm – Sweden", "Savannah US" and "Québec QC" are towns as well, if they name no post. */
const isTown = (text: string) =>
  text.split(/\s[–—-]\s/).every(isPlace) ||
  (TOWN_AND_CODE.test(text) && !FIELD_OF_WORK.test(text) && !hasJobTitle(text));

/** A town below the name is not a headline. */
export const withPlaces = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  names: NameFilter,
): Labeled[] =>
  labeled.map((own, index) => {
    const text = (lines[index]?.text ?? "").replace(/[()]/g, "");
    const areTowns = text.split(/,\s+/).every((part) => findTown(part, names) === "whole");
    const isKnown = areTowns && findJob(text, names) === "none";
    return own.label === "headline" && (isKnown || isTown(text))
      ? { ...own, label: "contact" }
      : own;
  });

/** Contact details have an "@", a dot or digits. */
const WORDS = /^\p{Ll}[^@.\d:]{2,60}$/u;

/** "that last" below "Sales Director | Building teams" goes on with the headline. */
export const withHeadlineRest: Correction = (lines, labeled) =>
  labeled.map((own, index) => {
    const [line, above] = [lines[index], lines[index - 1]];
    const goesOn =
      own.label === "contact" &&
      labeled[index - 1]?.label === "headline" &&
      line?.cells.length === 1 &&
      line.size === above?.size &&
      line.columnRight > 0 &&
      !wouldHaveFit(above, line) &&
      WORDS.test(line.text);
    return goesOn ? { ...own, label: "headline" } : own;
  });
