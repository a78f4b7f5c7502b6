/** Labels of bullets below jobs. */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";

const JOB_MORE = /^(?:experience|volunteering)\.more$/;

/**
 * Corrects labels of bullets below a job's head in files without positions: without a year, they describe the work. On
 * pages, a town or an employer may have a bullet as well.
 */
export const withBullets: Correction = (lines, labeled) => {
  let isList = false;
  return labeled.map((own, index) => {
    const [line, before] = [lines[index], lines[index - 1]];
    const isText =
      JOB_MORE.test(own.label) &&
      line?.isBullet === true &&
      line.columnRight === 0 &&
      (before?.isBullet === false || isList) &&
      !/\d{4}/.test(line.text);
    isList = isText;
    return isText ? { ...own, label: own.label.replace("more", "item") } : own;
  });
};
