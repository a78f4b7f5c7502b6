/**
 * Corrects line labels in lists whose entries are bullets: each bullet becomes the start of an entry, such as
 * "awards.head". This applies to awards, certificates, memberships, courses and publications whose lines are all bullets,
 * and to volunteering whose bullets have their own dates.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";

/** Labels of the first and a further line of an entry. */
const ENTRY = /^(awards|certificates|memberships|courses|publications)\.(head|more)$/;

/** Corrects the lists of all these sections; volunteering last. */
export const withBulletedEntries: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (let from = 0; from < labeled.length; ) {
    const [, content = ""] = ENTRY.exec(labeled[from]?.label ?? "") ?? [];
    let to = from + 1;
    while (content !== "" && labeled[to]?.label.startsWith(`${content}.`)) to++;
    const labels = labeled.slice(from, to).map(({ label }) => label);
    if (content !== "" && isList(lines.slice(from, to), labels))
      for (let at = from; at < to; at++) {
        const current = labeled[at];
        if (current && ENTRY.test(current.label))
          result[at] = { ...current, label: `${content}.head` };
      }
    from = to;
  }
  return withDatedBullets(lines, result);
};

/** A role and an organization: "Team lead, Food Bank, 2020 – present". */
const TWO_TEXTS = /\p{L}{3}.*?(?:,|\s[–—|·-])\s.*\p{L}{3}/u;

/** Right below the heading of volunteering, bullets that all have a date and two texts are entries. */
const withDatedBullets: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [heading, { label }] of labeled.entries()) {
    if (label !== "heading") continue;
    let to = heading + 1;
    while (labeled[to]?.label === "volunteering.item") to++;
    const bullets = lines.slice(heading + 1, to);
    const areEntries =
      labeled[to]?.label.startsWith("volunteering.") !== true &&
      bullets.every((line) => line.isBullet && hasDateOrYear(line) && TWO_TEXTS.test(line.text));
    if (!areEntries) continue;
    for (let at = heading + 1; at < to; at++) {
      const current = labeled[at];
      if (current) result[at] = { ...current, label: "volunteering.head" };
    }
  }
  return result;
};

/** A capital or digit, after the bullet's sign at most: "• Best Paper Award", "2019: Best Paper". */
const STARTS_WITH_CAPITAL = /^\P{L}{0,4}[\p{Lu}\d]/u;
/** In lines: an odd number of lines counts as pairs only above this, because the last pair may lack its second line. */
const MIN_PAIRED = 3;

/**
 * True for three or more bullets of one style, all or none of them with dates, unless titles alternate with their
 * issuers.
 */
function isList(lines: readonly LabelLine[], labels: readonly string[]): boolean {
  const [first] = lines;
  const datedCount = lines.filter(hasDateOrYear).length;
  // Each title above its issuer: "head", "more", "head", "more".
  const arePairs =
    (labels.length % 2 === 0 || labels.length > MIN_PAIRED) &&
    labels.every((label, index) => label.endsWith(index % 2 === 0 ? ".head" : ".more"));
  return (
    first !== undefined &&
    lines.length > 2 &&
    !arePairs &&
    labels.every((label) => ENTRY.test(label)) &&
    (datedCount === 0 || datedCount === lines.length) &&
    lines.every(
      (line) => line.isBullet && looksLike(line, first) && STARTS_WITH_CAPITAL.test(line.text),
    )
  );
}
