/** Labels bullets below the head of a job as its duties. */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";

const JOB_MORE = /^(?:experience|volunteering)\.more$/;

/**
 * In files without positions, bullets without a year below a job's head are its duties. Files with positions are left
 * alone, because their towns and employers may have bullets as well.
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
