import { expect, test, vi } from "vitest";
import { MIN_SURE_QUALITY } from "#app/core/import/labels/quality/choose-reading.ts";
import { estimateQuality } from "#app/core/import/labels/quality/reading-quality.ts";
import { type FirstReading, fitFirstReadings } from "./fit-doubt.ts";

/** Four sets of ten files; the second feature says how sure the labels are, the third says nothing. */
const READINGS: FirstReading[] = Array.from({ length: 40 }, (_, index) => {
  const isPoor = index % 10 === 0;
  const share = isPoor ? 0.6 : 0.97;
  const features = [1, (isPoor ? 0.5 : 0.9) + (index % 4) / 50, (index % 3) / 2];
  return { set: String(Math.floor(index / 10)), features, recall: share, precision: share };
});

test("poor files are told, and few good ones warned of", () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const weights = fitFirstReadings(READINGS, [0, 1, 0]);
  const isTold = ({ features }: FirstReading) =>
    estimateQuality(features, weights) < MIN_SURE_QUALITY;
  const [poor, good] = [true, false].map((isPoor) =>
    READINGS.filter(({ recall }) => recall < 0.8 === isPoor),
  );
  expect(poor?.every(isTold)).toBe(true);
  expect((good?.filter(isTold).length ?? 36) / 36).toBeLessThanOrEqual(0.1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("tells 4 of 4 poor files"));
  log.mockRestore();
});
