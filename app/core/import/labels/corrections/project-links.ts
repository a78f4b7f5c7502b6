/**
 * Corrects line labels: a web address alone on the line below a project, labeled as contact details of the person,
 * becomes a line of the project ("projects.more").
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { stripBullet } from "#app/core/import/readers/doc-line.ts";
import { findUrls } from "#app/core/import/readers/find-contacts.ts";
import type { Correction } from "./correction.ts";

/** In points: the largest distance between the left edges; an icon may be before the address. */
const MAX_INDENT = 20;

export const withProjectLinks: Correction = (lines, labeled) => {
  const result = [...labeled];
  const firstHeading = labeled.findIndex(({ label }) => label === "heading");
  // Without contact details above, the address may be the only one of the person.
  const hasContactAbove = labeled.slice(0, firstHeading).some(({ label }) => label === "contact");
  for (const [index, current] of labeled.entries()) {
    const [line, above, next] = [lines[index], lines[index - 1], labeled[index + 1]];
    const isLink =
      hasContactAbove &&
      current.label === "contact" &&
      line !== undefined &&
      above !== undefined &&
      isAddressAlone(line) &&
      labeled[index - 1]?.label.startsWith("projects.") === true &&
      (next === undefined || next.label === "heading" || next.label.startsWith("projects.")) &&
      line.block === above.block &&
      line.page === above.page &&
      Math.abs(line.x - above.x) < MAX_INDENT;
    if (isLink) result[index] = { ...current, label: "projects.more" };
  }
  return result;
};

/** Addresses of a person, not of a project. */
const PROFILE = /(?:linkedin|xing|behance|dribbble)\.(?:com|net)\//iu;

const isAddressAlone = ({ text, cells }: LabelLine): boolean => {
  const address = stripBullet(text) ?? text;
  return cells.length === 1 && findUrls(address)[0] === address && !PROFILE.test(address);
};
