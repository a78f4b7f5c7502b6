/** Labels of the lines at the headline. */

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
export const withoutTownHeadlines = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  names: NameFilter,
): Labeled[] =>
  labeled.map((current, index) => {
    const text = (lines[index]?.text ?? "").replace(/[()]/g, "");
    const areTowns = text.split(/,\s+/).every((part) => findTown(part, names) === "whole");
    const isKnown = areTowns && findJob(text, names) === "none";
    return current.label === "headline" && (isKnown || isTown(text))
      ? { ...current, label: "contact" }
      : current;
  });

/** Contact details have an "@", a dot or digits. */
const LOWERCASE_WORDS = /^\p{Ll}[^@.\d:]{2,60}$/u;

/** "Sales Director | Talent," goes on in the next line, whatever that begins with. */
const INCOMPLETE_END = /(?:,|[|·&/]|\s[–—-])$/u;

/** "that last" below "Sales Director | Building teams" goes on with the headline. */
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
          !isTownIn(line.text, names)));
    if (isContinuation) result[index] = { ...current, label: "headline" };
  }
  return result;
};

/** "London" and "Leeds, UK" below "Manager ·". */
const isTownIn = (text: string, names: NameFilter): boolean =>
  isTown(text) || findTown(text.replace(/,.*/u, ""), names) === "whole";

/** A post with its employer, or with what it is about: "Head of Talent at Acme | Culture, Rewards". */
const POST_AND_MORE = /^(\p{Lu}[^|@\d]*?)(?: (?:at|bei|chez) \p{Lu}|\s[|•·]\s)[^@\d]*$/u;

/**
 * Without any headline, a doubtful contact right below a larger name that begins with a post is it, if it names no town:
 * "Head of Talent at Acme | Culture, Rewards".
 */
export const withPostBelowName = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  names: NameFilter,
): Labeled[] => {
  if (labeled.some(({ label }) => label === "headline")) return [...labeled];
  const index = labeled.findIndex(({ label }) => label === "name") + 1;
  const [name, line, current] = [lines[index - 1], lines[index], labeled[index]];
  const [, post = ""] = POST_AND_MORE.exec(line?.text ?? "") ?? [];
  const parts = line?.text.split(/\s*[|•·,]\s*| (?:at|bei|chez) /) ?? [];
  const isPost =
    name !== undefined &&
    line !== undefined &&
    current?.label === "contact" &&
    current.probability < DOUBTFUL &&
    line.cells.length === 1 &&
    line.size < name.size &&
    hasJobTitle(post) &&
    !parts.some((part) => isPlace(part) || findTown(part, names) === "whole");
  const result = [...labeled];
  if (isPost) result[index] = { ...current, label: "headline" };
  return result;
};
const DOUBTFUL = 0.8;
