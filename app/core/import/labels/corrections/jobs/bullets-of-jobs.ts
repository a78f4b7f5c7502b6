/**
 * Corrects line labels: bullets that were labeled as further lines of a job's head, the lines with its title, employer
 * and dates ("experience.more"), become its duties ("experience.item").
 */

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
      // The position is unknown, as in Word files.
      line.columnRight === 0 &&
      (above?.isBullet === false || isList) &&
      !/\d{4}/.test(line.text);
    isList = isDuty;
    return isDuty ? { ...current, label: current.label.replace("more", "item") } : current;
  });
};
