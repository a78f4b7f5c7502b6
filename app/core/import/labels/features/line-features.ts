/**
 * Computes the features by which a trained model labels the lines of a resume ("name", "experience.head", …): style,
 * position, words, and what lines of the same style have in common. A feature is a string that a line either has or
 * lacks, such as "section=education&job=none"; numbers are rounded to a few steps. The model knows the features by
 * these strings, so they and their limits change only with training.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { needsHeadingStyle } from "#app/core/import/readers/headings.ts";
import { gapStep, indentStep, letterCaseKind, sizeStep, wordStep } from "./feature-steps.ts";
import {
  describeLine,
  findBodyStyle,
  type LineFacts,
  NO_SHARES,
  repeatedMaskedTexts,
  sharesOfStyles,
} from "./line-facts.ts";
import { lineOnlyFeatures } from "./line-only-features.ts";
import { computeRhythms, NO_RHYTHM } from "./line-rhythm.ts";
import type { NameFilter } from "./name-filter.ts";
import { findNamesInLine, NO_NAMES } from "./names-in-line.ts";

/** In characters: text beyond this length adds no information; the limit bounds the time of the regular expressions. */
const MAX_TEXT = 400;

/** In lines: features cap distances here. */
const MAX_DISTANCE = 4;
/** The distance, more than MAX_DISTANCE, to a date or a line like the first one that the section has not had yet. */
const NOT_YET = 9;
/** In points: lines whose left edges differ by less are equally indented. */
const SAME_INDENT = 3;
/** In words: a heading is no longer. */
const MAX_HEADING_WORDS = 7;

/** The line with its texts cut to MAX_TEXT characters. */
function truncateText(line: LabelLine): LabelLine {
  if (line.text.length <= MAX_TEXT) return line;
  const cells = line.cells.map((cell) => ({ ...cell, text: cell.text.slice(0, MAX_TEXT) }));
  return { ...line, text: line.text.slice(0, MAX_TEXT), cells };
}

/** The features of each line, in order. `names` tells which texts name towns and jobs. */
export function lineFeatures(untruncated: readonly LabelLine[], names: NameFilter): string[][] {
  const lines = untruncated.map(truncateText);
  const namePositions = lines.map((line) => findNamesInLine(line, names));
  const described = lines.map((line, index) => describeLine(line, lines[index - 1]));
  const body = findBodyStyle(described);
  const facts = described.map((fact) => withoutPlainHeading(fact, body.look));
  const styleShares = sharesOfStyles(facts);
  const headingLooks = new Set(
    facts
      .filter(
        ({ headingSection, line }) =>
          headingSection !== null && line.cells.length === 1 && !line.isBullet,
      )
      .map(({ look }) => look),
  );
  const bodyLook = body.look;
  const gaps = lines
    .map(({ gap }) => gap)
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b);
  const commonGap = gaps[Math.floor(gaps.length / 2)] ?? 0;
  const repeated = repeatedMaskedTexts(lines);
  const largest = Math.max(0, ...lines.filter(({ page }) => page === 1).map(({ size }) => size));
  const lineOnly = facts.map((fact, index) =>
    lineOnlyFeatures(fact, { body, commonGap, largest, repeated, index, before: lines[index - 1] }),
  );
  const areProbablyHeadings = facts.map((fact) => isProbablyHeading(fact, headingLooks, bodyLook));
  const rhythms = computeRhythms(facts, areProbablyHeadings);
  let section = "top";
  let linesSinceHeading = 0;
  let linesSinceDate = NOT_YET;
  let linesSinceLikeFirst = NOT_YET;
  let firstOfSection: LineFacts | null = null;
  return facts.map((fact, index) => {
    const { line } = fact;
    const hasHeadingLook = headingLooks.has(fact.look) && fact.look !== bodyLook;
    const hasHeadingLength = hasLengthOfHeading(fact);
    const isHeading = areProbablyHeadings[index] === true;
    const { firstDate, toNextDate, afterBullet, hasBullets } = rhythms[index] ?? NO_RHYTHM;
    if (isHeading) {
      section = fact.headingSection ?? fact.likelySection ?? "?";
      linesSinceHeading = 0;
      linesSinceDate = NOT_YET;
      firstOfSection = null;
      linesSinceLikeFirst = NOT_YET;
    } else {
      linesSinceHeading++;
      firstOfSection ??= fact;
    }
    const isLikeFirst =
      firstOfSection !== null &&
      firstOfSection.look === fact.look &&
      Math.abs(firstOfSection.line.x - line.x) < SAME_INDENT;
    const toDate = Math.min(linesSinceDate, MAX_DISTANCE);
    const toFirst = Math.min(linesSinceLikeFirst, MAX_DISTANCE);
    linesSinceDate = fact.datePosition === "none" ? linesSinceDate + 1 : 0;
    linesSinceLikeFirst = isLikeFirst ? 0 : linesSinceLikeFirst + 1;
    // The number of lines of the same style, and the shares of those with a date and before a bullet.
    const { lineCount, dated, beforeBullet } = styleShares.get(fact.style) ?? NO_SHARES;
    const bold = line.isBold ? "b" : "r";
    const { town, job } = namePositions[index] ?? NO_NAMES;
    const features = [
      ...(lineOnly[index] ?? []),
      `town=${town}`,
      `job=${job}`,
      `town=${town}&job=${job}&date=${fact.datePosition}`,
      `section=${section}&job=${job}&${bold}`,
      `section=${section}&town=${town}`,
      `section=${section}`,
      `section=${section}&since=${Math.min(linesSinceHeading, MAX_DISTANCE)}`,
      `section=${section}&bullet=${line.isBullet}&${bold}`,
      `section=${section}&date=${fact.datePosition}&${bold}`,
      `section=${section}&bodystyle=${fact.style === body.style}`,
      `section=${section}&gap=${gapStep(line.gap, commonGap)}`,
      `section=${section}&words=${wordStep(fact.wordCount)}`,
      `section=${section}&dated=${dated}`,
      `section=${section}&cells=${Math.min(line.cells.length, 3)}`,
      `section=${section}&fits=${fact.wouldFitAbove}&caps=${letterCaseKind(line.text)}`,
      `lookOfHeading=${hasHeadingLook}&caps=${letterCaseKind(line.text)}`,
      `lookOfHeading=${hasHeadingLook}&words=${wordStep(fact.wordCount)}`,
      `dated=${dated}&beforeBullet=${beforeBullet}`,
      `beforeBullet=${beforeBullet}&${bold}`,
      `mates=${Math.min(lineCount, 6)}`,
      `lookOfHeading=${hasHeadingLook}&mayHead=${hasHeadingLength}&gap=${gapStep(line.gap, commonGap)}`,
      `isHeading=${isHeading}&known=${fact.headingSection !== null}`,
      `lookOfHeading=${hasHeadingLook}&guess=${fact.likelySection ?? ""}`,
      `likeFirst=${isLikeFirst}&body=${fact.look === bodyLook}`,
      `likeFirst=${isLikeFirst}&toFirst=${toFirst}&date=${fact.datePosition}`,
      `likeFirst=${isLikeFirst}&toDate=${toDate}`,
      `date=${fact.datePosition}&toDate=${toDate}`,
      `date=${fact.datePosition}&toDate=${toDate}&section=${section}`,
      `likeFirst=${isLikeFirst}&section=${section}&${bold}`,
      `gap=${gapStep(line.gap, commonGap)}&likeFirst=${isLikeFirst}&bullet=${line.isBullet}`,
      `firstDate=${firstDate}&toNext=${toNextDate}`,
      `firstDate=${firstDate}&toNext=${toNextDate}&likeFirst=${isLikeFirst}`,
      `firstDate=${firstDate}&toNext=${toNextDate}&after=${afterBullet}`,
      `after=${afterBullet}&date=${fact.datePosition}&bullet=${line.isBullet}`,
      `hasBullets=${hasBullets}&bullet=${line.isBullet}&section=${section}`,
      `hasBullets=${hasBullets}&after=${afterBullet}&likeFirst=${isLikeFirst}`,
      `x=${firstOfSection ? indentStep(line.x - firstOfSection.line.x) : ""}&bullet=${line.isBullet}`,
    ];
    for (const [prefix, neighborIndex] of [
      ["-", index - 1],
      ["+", index + 1],
      ["--", index - 2],
      ["++", index + 2],
    ] as const) {
      const other = facts[neighborIndex];
      if (!other) {
        features.push(`${prefix}none`);
        continue;
      }
      features.push(
        `${prefix}date=${other.datePosition}`,
        `${prefix}bullet=${other.line.isBullet}`,
        `${prefix}heading=${other.headingSection ?? ""}`,
        `${prefix}sameStyle=${other.style === fact.style}`,
        `${prefix}bold=${other.line.isBold}`,
        `${prefix}words=${wordStep(other.wordCount)}`,
      );
      if (prefix.length === 1) {
        features.push(
          `${prefix}date=${other.datePosition}&date=${fact.datePosition}`,
          `${prefix}bold=${other.line.isBold}&bold=${line.isBold}&date=${fact.datePosition}`,
          `${prefix}bullet=${other.line.isBullet}&bullet=${line.isBullet}&indent=${indentStep(line.x - other.line.x)}`,
          `${prefix}title=${hasJobTitleWord(other.line.text)}`,
          `${prefix}town=${namePositions[neighborIndex]?.town}`,
          `${prefix}job=${namePositions[neighborIndex]?.job}&job=${job}`,
          `${prefix}gap=${gapStep(prefix === "+" ? other.line.gap : line.gap, commonGap)}&bold=${line.isBold}`,
          `${prefix}larger=${sizeStep(other.line.size / (line.size || 1))}`,
        );
      }
    }
    return features;
  });
}

/**
 * Takes the heading section from a line such as "Informatique" in the look of body text: there it is a field of study,
 * and a heading only if it looks like one.
 */
const withoutPlainHeading = (fact: LineFacts, bodyLook: string): LineFacts =>
  fact.look === bodyLook && fact.line.level === null && needsHeadingStyle(fact.line.text)
    ? { ...fact, headingSection: null, likelySection: null }
    : fact;

/** True for a line of one cell and few words that is no bullet. */
const hasLengthOfHeading = ({ line, wordCount }: LineFacts) =>
  line.cells.length === 1 && !line.isBullet && wordCount <= MAX_HEADING_WORDS;

/** True for a known heading, and for a line that looks like those but has no date. */
function isProbablyHeading(
  fact: LineFacts,
  headingLooks: ReadonlySet<string>,
  bodyLook: string,
): boolean {
  const hasHeadingLook = headingLooks.has(fact.look) && fact.look !== bodyLook;
  const isKnown = fact.headingSection !== null || (hasHeadingLook && fact.datePosition === "none");
  return hasLengthOfHeading(fact) && isKnown;
}
