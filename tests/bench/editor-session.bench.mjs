/**
 * A session in the editor with real input on a processor slowed four times: the time from an interaction to the next
 * frame (INP) and what moved by itself (CLS). `--minutes N` (10), `--slow N` (4), `--only WORD` for steps of that name.
 */

import { openEditor } from "../support/editor.ts";
import { openSample } from "../support/sample-resume.mjs";
import { openBrowser } from "./browser-session.mjs";
import { handsOn } from "./editor-session/hands.mjs";
import { SCORE_FIRST, STEPS } from "./editor-session/steps.mjs";
import {
  inpOf,
  readReport,
  slowestInteractions,
  watchDocument,
  worstShiftWindow,
} from "./editor-session/watch-page.mjs";

const INP_GOAL_MS = 100;
const CLS_GOAL = 0.02;
const SHOWN = 15;

export async function measure({ url, options }) {
  const minutes = Number(options.minutes ?? 10);
  const browser = await openBrowser();
  try {
    const { person, path } = await openSample(url);
    const size = { width: 1440, height: 900 };
    const { page } = await openEditor(browser, url, person, size, path, watchDocument);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: Number(options.slow ?? 4) });
    // Loading is not part of the session.
    await page.waitForTimeout(5_000);
    const startedAt = Date.now();
    const done = await work(page, startedAt + minutes * 60_000, options.only);
    await page.waitForTimeout(1_000);
    const report = await page.evaluate(readReport);
    return rowsOf({ ...report, done, startedAt, minutes });
  } finally {
    await browser.close();
  }
}

/** @returns the steps in their order, with the time at which each began */
async function work(page, endAt, only) {
  const hands = handsOn(page);
  const done = [];
  const take = async (name, step, round) => {
    done.push({ name, at: Date.now() });
    await step(hands, round).catch((error) => {
      throw new Error(`${name}, round ${round + 1}: ${error.message}`);
    });
  };
  for (const [name, step] of Object.entries(SCORE_FIRST)) await take(name, step, 0);
  const steps = Object.entries(STEPS).filter(([name]) => !only || name.includes(only));
  for (let round = 0; ; round++) {
    for (const [name, step] of steps) {
      if (Date.now() > endAt) return done;
      await take(name, step, round);
    }
  }
}

function rowsOf({ interactions, shifts, count, done, startedAt, minutes }) {
  const nameAt = (at) => done.findLast((step) => step.at <= at)?.name ?? "loading";
  const inSession = ({ at }) => at >= startedAt;
  const slowest = slowestInteractions(interactions.filter(inSession));
  const inp = inpOf(slowest, count);
  const say = ({ ms, type, target, at, waitedMs, handledMs }) =>
    `${ms} ms ${type} on ${target} (${nameAt(at)}; waited ${Math.round(waitedMs)}, handled ${Math.round(handledMs)})`;
  console.error(`\nSlowest of ${count} interactions:`);
  for (const each of slowest.slice(0, SHOWN)) console.error(`  ${say(each)}`);
  console.error("\nOf each step, the interactions above 100 ms and the slowest:");
  for (const [name, all] of Map.groupBy(slowest, ({ at }) => nameAt(at)))
    console.error(
      `  ${name}: ${all.filter(({ ms }) => ms > INP_GOAL_MS).length}, ${all
        .slice(0, 6)
        .map(({ ms }) => ms)
        .join(" ")}`,
    );

  const counted = shifts.filter((shift) => inSession(shift) && !shift.isAfterInput);
  const [inEditor, onPage] = [false, true].map((isPage) =>
    worstShiftWindow(counted.filter((shift) => shift.isPage === isPage)),
  );
  for (const { value, shifts: moved } of [inEditor, onPage]) {
    if (value === 0) continue;
    console.error(`\nMoved by itself, ${value.toFixed(4)}:`);
    for (const { at, value: part, sources } of moved)
      console.error(`  ${part.toFixed(4)} ${nameAt(at)}: ${sources.join("; ")}`);
  }
  const shiftRow = (what, { value, shifts: moved }) => ({
    what,
    measured: `${value.toFixed(4)}${moved[0] ? `: ${nameAt(moved[0].at)}` : ""}`,
    goal: `≤ ${CLS_GOAL}`,
    met: value <= CLS_GOAL,
  });
  return [
    {
      what: `Interaction to next paint, ${minutes} minutes in the editor`,
      measured: `p98 ${inp?.ms ?? 0} ms of ${count} interactions; the worst ${slowest[0] ? say(slowest[0]) : "below 16 ms"}`,
      goal: `p98 ≤ ${INP_GOAL_MS} ms`,
      met: (inp?.ms ?? 0) <= INP_GOAL_MS,
    },
    shiftRow("Layout shift of the editor in that time (CLS)", inEditor),
    shiftRow("The same on the page", onPage),
  ];
}
