import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AtsReport } from "#app/core/ats/report.ts";
import { ATS_DEBOUNCE_MS, ATS_FAILED, ATS_NEEDS_JOB } from "#app/features/score-report/messages.ts";
import { createScoreKeeper } from "./score-keeper.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const aReport = (score: number): AtsReport => ({
  score,
  truncated: false,
  feedback: [],
  missingSkills: [],
  metadata: {
    analysis: { rawScore: 0, maxPossible: 0, keywords: [] },
    parts: { match: score, parse: null, writing: null },
    engine: { version: "test" },
  },
});

/** A server whose answers the test gives one by one. */
function aServer({ hasJob = true } = {}) {
  const calls: {
    signal: AbortSignal;
    answer(report: AtsReport): Promise<void>;
    fail(): Promise<void>;
  }[] = [];
  const alerts: string[] = [];
  const settled = () => vi.advanceTimersByTimeAsync(0).then(() => undefined);
  const keeper = createScoreKeeper({
    ask: (signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        calls.push({
          signal,
          answer: (report) => {
            resolve(report);
            return settled();
          },
          fail: () => {
            reject(new Error("down"));
            return settled();
          },
        });
      }),
    hasJobDescription: () => hasJob,
    alert(message) {
      alerts.push(message);
      return () => void alerts.splice(alerts.indexOf(message), 1);
    },
  });
  const call = (index: number) => calls[index] as (typeof calls)[number];
  return { keeper, calls, call, alerts };
}

test("[spec 5] without a job description it says so and asks nobody", () => {
  const { keeper, calls, alerts } = aServer({ hasJob: false });
  keeper.analyze();
  keeper.changed();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS * 2);
  expect(alerts).toEqual([ATS_NEEDS_JOB]);
  expect(calls).toHaveLength(0);
});

test("what was said goes once it no longer holds: with a posting, and with another try", async () => {
  const { keeper, alerts } = aServer({ hasJob: false });
  keeper.analyze();
  keeper.jobChanged();
  expect(alerts).toEqual([]);
  const answered = aServer();
  answered.keeper.analyze();
  await answered.call(0).fail();
  expect(answered.alerts).toEqual([ATS_FAILED]);
  answered.keeper.analyze();
  expect(answered.alerts).toEqual([]);
});

test("that a score failed is not to be read beside one that a later run got by itself", async () => {
  const { keeper, call, alerts } = aServer();
  keeper.analyze();
  await call(0).fail();
  keeper.changed();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  expect(alerts).toEqual([ATS_FAILED]);
  await call(1).answer(aReport(72));
  expect(alerts).toEqual([]);
});

test("[spec 4] a score is calculated 1.5 s after the last change", () => {
  const { keeper, calls } = aServer();
  keeper.changed();
  vi.advanceTimersByTime(1499);
  keeper.changed();
  vi.advanceTimersByTime(1499);
  expect(calls).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(calls).toHaveLength(1);
  expect(keeper.read().isAnalyzing).toBe(true);
});

test("the newest question wins and the older one is ended", async () => {
  const { keeper, call } = aServer();
  keeper.analyze();
  keeper.analyze();
  expect(call(0).signal.aborted).toBe(true);
  await call(1).answer(aReport(72));
  expect(keeper.read()).toMatchObject({ isAnalyzing: false, error: null, isStale: false });
  expect(keeper.read().report?.score).toBe(72);
});

test("[spec 8] a failure by hand alerts, and the last good result stays as good as it was", async () => {
  const { keeper, call, alerts } = aServer();
  keeper.analyze();
  await call(0).answer(aReport(72));
  keeper.analyze();
  await call(1).fail();
  expect(alerts).toEqual([ATS_FAILED]);
  expect(keeper.read()).toMatchObject({ isAnalyzing: false, error: ATS_FAILED, isStale: false });
  expect(keeper.read().report?.score).toBe(72);
});

test("a failure of an automatic run is told in the panel, without an alert", async () => {
  const { keeper, call, alerts } = aServer();
  keeper.changed();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  await call(0).fail();
  expect(alerts).toEqual([]);
  expect(keeper.read().error).toBe(ATS_FAILED);
});

test("a result is marked stale from the change on until the next result", async () => {
  const { keeper, call } = aServer();
  keeper.analyze();
  await call(0).answer(aReport(72));
  keeper.changed();
  expect(keeper.read().isStale).toBe(true);
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  await call(1).answer(aReport(75));
  expect(keeper.read()).toMatchObject({ isStale: false });
});

test("a change while the answer is on its way leaves that answer stale", async () => {
  const { keeper, calls, call } = aServer();
  keeper.analyze();
  keeper.changed();
  await call(0).answer(aReport(60));
  expect(keeper.read()).toMatchObject({ isStale: true });
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  expect(calls).toHaveLength(2);
});

test("a result from before is stale from the start when the resume changed after it", () => {
  const needs = {
    ask: () => new Promise<AtsReport>(() => {}),
    hasJobDescription: () => true,
    alert: () => () => {},
  };
  const stale = (found: AtsReport | null, isOutdated: boolean) =>
    createScoreKeeper({ ...needs, found, isOutdated }).read().isStale;
  expect([stale(aReport(72), true), stale(aReport(72), false), stale(null, true)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("removing the job description removes the analysis and ends what is under way", async () => {
  const { keeper, call } = aServer();
  keeper.analyze();
  await call(0).answer(aReport(72));
  keeper.analyze();
  keeper.cleared();
  expect(call(1).signal.aborted).toBe(true);
  expect(keeper.read()).toEqual({
    report: null,
    estimate: null,
    isAnalyzing: false,
    error: null,
    isStale: false,
  });
});

test("[spec 4] another person's change marks the result stale and asks nobody", async () => {
  const { keeper, calls, call } = aServer();
  keeper.analyze();
  await call(0).answer(aReport(72));
  keeper.changedElsewhere();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS * 2);
  keeper.catchUp();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS * 2);
  expect(calls).toHaveLength(1);
  expect(keeper.read()).toMatchObject({ isStale: true });
});

test("an estimate stands beside the record until the server answers", async () => {
  const { keeper, call } = aServer();
  keeper.estimated(aReport(50));
  expect(keeper.read().estimate).toBeNull();
  keeper.analyze();
  await call(0).answer(aReport(72));
  keeper.changed();
  keeper.estimated(aReport(74));
  expect(keeper.read().report?.score).toBe(72);
  expect(keeper.read().estimate?.score).toBe(74);
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  await call(1).answer(aReport(75));
  expect(keeper.read()).toMatchObject({ estimate: null, isStale: false });
});

test("what failed while the service was away is asked again when it is back", async () => {
  const { keeper, calls, call } = aServer();
  keeper.analyze();
  await call(0).answer(aReport(72));
  keeper.changed();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  await call(1).fail();
  keeper.catchUp();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  expect(calls).toHaveLength(3);
});
