import { expect, test, vi } from "vitest";
import { MIN_SURE_QUALITY } from "#app/core/import/labels/quality/choose-reading.ts";
import { estimateQuality } from "#app/core/import/labels/quality/reading-quality.ts";
import { type FirstReading, fitFirstReadings } from "./fit-doubt.ts";

/** Of each ten files one is poor, two are between, the others are good. */
const SHARES = [0.6, 0.85, 0.9, ...Array<number>(7).fill(0.97)];
/** Four sets of ten files. The second and third features together say how much is right, the last says nothing. */
const READINGS: FirstReading[] = Array.from({ length: 40 }, (_, index) => {
  const share = SHARES[index % 10] ?? 0;
  const part = ((index * 7) % 11) / 11;
  const features = [1, share * part, share * (1 - part), (index % 3) / 2];
  return { set: String(Math.floor(index / 10)), features, recall: share, precision: share };
});

/** How many readings are estimated to be poor. */
const countWarned = (readings: readonly FirstReading[], weights: readonly number[]) =>
  readings.filter(({ features }) => estimateQuality(features, weights) < MIN_SURE_QUALITY).length;

test("weights warn of all poor files and of few good ones", () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const weights = fitFirstReadings(READINGS, [0, 1, 1, 0]);
  const withShare = (meets: (share: number) => boolean) =>
    READINGS.filter(({ recall }) => meets(recall));
  expect(
    countWarned(
      withShare((share) => share < 0.8),
      weights,
    ),
  ).toBe(4);
  expect(
    countWarned(
      withShare((share) => share > 0.95),
      weights,
    ),
  ).toBeLessThanOrEqual(3);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("tells 4 of 4 poor files"));
  log.mockRestore();
});

test("readings with another number of features than the prior are an error", () => {
  expect(() => fitFirstReadings(READINGS, [0, 1])).toThrow("All readings need 2 features");
});
