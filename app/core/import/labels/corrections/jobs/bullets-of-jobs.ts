/** Labels of bullets below jobs. */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";

const JOB_MORE = /^(?:experience|volunteering)\.more$/;

/**
 * Corrects labels of bullets below a job's head in files without positions: without a year, they describe the work. On
 * pages, a town or an employer may have a bullet as well.
 */
export const withJobBullets: Correction = (lines, labeled) => {
  let isList = false;
  return labeled.map((current, index) => {
    const [line, above] = [lines[index], lines[index - 1]];
    const isDuty =
      JOB_MORE.test(current.label) &&
      line?.isBullet === true &&
      line.columnRight === 0 &&
      (above?.isBullet === false || isList) &&
      !/\d{4}/.test(line.text);
    isList = isDuty;
    return isDuty ? { ...current, label: current.label.replace("more", "item") } : current;
  });
};
