import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AtsReport } from "#app/core/ats/report.ts";
import { ATS_DEBOUNCE_MS, ATS_FAILED, ATS_NEEDS_JOB } from "#app/features/score-report/messages.ts";
import { createScoreStore } from "./score-store.ts";

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

/** A store whose requests the test answers one by one. */
function createTestStore({ hasJob = true, isOffline = (): boolean => false } = {}) {
  const calls: {
    signal: AbortSignal;
    answer(report: AtsReport): Promise<void>;
    fail(): Promise<void>;
  }[] = [];
  const alerts: string[] = [];
  const settled = () => vi.advanceTimersByTimeAsync(0).then(() => undefined);
  const store = createScoreStore({
    fetchReport: (signal) =>
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
    isOffline,
    alert(message) {
      alerts.push(message);
      return () => void alerts.splice(alerts.indexOf(message), 1);
    },
  });
  const call = (index: number) => calls[index] as (typeof calls)[number];
  return { store, calls, call, alerts };
}

test("[spec 5] without a job description it shows an alert and sends no request", () => {
  const { store, calls, alerts } = createTestStore({ hasJob: false });
  store.analyze();
  store.onLocalChange();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS * 2);
  expect(alerts).toEqual([ATS_NEEDS_JOB]);
  expect(calls).toHaveLength(0);
});

test("an alert is removed when a job description is added, and by another try", async () => {
  const { store, alerts } = createTestStore({ hasJob: false });
  store.analyze();
  store.onJobChanged();
  expect(alerts).toEqual([]);
  const other = createTestStore();
  other.store.analyze();
  await other.call(0).fail();
  expect(other.alerts).toEqual([ATS_FAILED]);
  other.store.analyze();
  expect(other.alerts).toEqual([]);
});

test("the alert of a failure is removed when a later automatic request succeeds", async () => {
  const { store, call, alerts } = createTestStore();
  store.analyze();
  await call(0).fail();
  store.onLocalChange();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  expect(alerts).toEqual([ATS_FAILED]);
  await call(1).answer(aReport(72));
  expect(alerts).toEqual([]);
});

test("[spec 4] a score is calculated 1.5 s after the last change", () => {
  const { store, calls } = createTestStore();
  store.onLocalChange();
  vi.advanceTimersByTime(1499);
  store.onLocalChange();
  vi.advanceTimersByTime(1499);
  expect(calls).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(calls).toHaveLength(1);
  expect(store.read().isAnalyzing).toBe(true);
});

test("the newest request wins and cancels the older one", async () => {
  const { store, call } = createTestStore();
  store.analyze();
  store.analyze();
  expect(call(0).signal.aborted).toBe(true);
  await call(1).answer(aReport(72));
  expect(store.read()).toMatchObject({ isAnalyzing: false, error: null, isStale: false });
  expect(store.read().report?.score).toBe(72);
});

test("[spec 8] a failure after the button shows an alert, and the last good result stays", async () => {
  const { store, call, alerts } = createTestStore();
  store.analyze();
  await call(0).answer(aReport(72));
  store.analyze();
  await call(1).fail();
  expect(alerts).toEqual([ATS_FAILED]);
  expect(store.read()).toMatchObject({ isAnalyzing: false, error: ATS_FAILED, isStale: false });
  expect(store.read().report?.score).toBe(72);
});

test("a failed automatic request is reported in the panel, without an alert", async () => {
  const { store, call, alerts } = createTestStore();
  store.onLocalChange();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  await call(0).fail();
  expect(alerts).toEqual([]);
  expect(store.read().error).toBe(ATS_FAILED);
});

test("a result is stale from a change until the next result", async () => {
  const { store, call } = createTestStore();
  store.analyze();
  await call(0).answer(aReport(72));
  store.onLocalChange();
  expect(store.read().isStale).toBe(true);
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  await call(1).answer(aReport(75));
  expect(store.read()).toMatchObject({ isStale: false });
});

test("a change during a request makes its result stale", async () => {
  const { store, calls, call } = createTestStore();
  store.analyze();
  store.onLocalChange();
  await call(0).answer(aReport(60));
  expect(store.read()).toMatchObject({ isStale: true });
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  expect(calls).toHaveLength(2);
});

test("a stored result is stale if the resume changed after it", () => {
  const options = {
    fetchReport: () => new Promise<AtsReport>(() => {}),
    hasJobDescription: () => true,
    alert: () => () => {},
  };
  const stale = (initial: AtsReport | null, isOutdated: boolean) =>
    createScoreStore({ ...options, initial, isOutdated }).read().isStale;
  expect([stale(aReport(72), true), stale(aReport(72), false), stale(null, true)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("removing the job description removes the analysis and cancels its request", async () => {
  const { store, call } = createTestStore();
  store.analyze();
  await call(0).answer(aReport(72));
  store.analyze();
  store.clear();
  expect(call(1).signal.aborted).toBe(true);
  expect(store.read()).toEqual({
    report: null,
    estimate: null,
    isAnalyzing: false,
    error: null,
    isStale: false,
  });
});

test("[spec 4] a collaborator's change makes the result stale and sends no request", async () => {
  const { store, calls, call } = createTestStore();
  store.analyze();
  await call(0).answer(aReport(72));
  store.onRemoteChange();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS * 2);
  store.catchUp();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS * 2);
  expect(calls).toHaveLength(1);
  expect(store.read()).toMatchObject({ isStale: true });
});

test("an estimate is kept beside the server's result until the next one", async () => {
  const { store, call } = createTestStore();
  store.showEstimate(aReport(50));
  expect(store.read().estimate).toBeNull();
  store.analyze();
  await call(0).answer(aReport(72));
  store.onLocalChange();
  store.showEstimate(aReport(74));
  expect(store.read().report?.score).toBe(72);
  expect(store.read().estimate?.score).toBe(74);
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  await call(1).answer(aReport(75));
  expect(store.read()).toMatchObject({ estimate: null, isStale: false });
});

test("a request that failed during an outage is repeated when the service is back", async () => {
  const { store, calls, call } = createTestStore();
  store.analyze();
  await call(0).answer(aReport(72));
  store.onLocalChange();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  await call(1).fail();
  store.catchUp();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  expect(calls).toHaveLength(3);
});

test("offline, an automatic request fails without an error and is repeated once online", async () => {
  let isOffline = false;
  const { store, calls, call } = createTestStore({ isOffline: () => isOffline });
  store.analyze();
  await call(0).answer(aReport(72));
  isOffline = true;
  store.onLocalChange();
  store.showEstimate(aReport(74));
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  await call(1).fail();
  expect(store.read()).toMatchObject({ isAnalyzing: false, error: null, isStale: true });
  expect(store.read().estimate?.score).toBe(74);
  isOffline = false;
  store.catchUp();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  expect(calls).toHaveLength(3);
});

test("a saved job description is scored at once", async () => {
  const { store, calls, call } = createTestStore();
  store.onJobSaved();
  expect(calls).toHaveLength(1);
  await call(0).answer(aReport(61));
  expect(store.read()).toMatchObject({ report: { score: 61 }, isAnalyzing: false });
});

test("a job description that is saved offline is scored once online, without an error meanwhile", async () => {
  let isOffline = true;
  const { store, calls, call } = createTestStore({ isOffline: () => isOffline });
  store.onJobSaved();
  await call(0).fail();
  expect(store.read()).toMatchObject({ report: null, error: null, isAnalyzing: false });
  isOffline = false;
  store.catchUp();
  vi.advanceTimersByTime(ATS_DEBOUNCE_MS);
  expect(calls).toHaveLength(2);
});
