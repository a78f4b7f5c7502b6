/** Applies 100,000 random Yjs updates to a room's document and measures the longest handling. `--frames N`. */
import { openApp } from "../../scripts/load-app.mjs";

export const needsServer = false;

const FRAMES = 100_000;
const FRAMES_A_ROOM = 2_500;
const GOAL_MS = 200;

export async function measure({ options }) {
  const frames = Number(options.frames ?? FRAMES);
  const app = await openApp();
  try {
    const { fuzzRoom } = await app.load("/tests/support/fuzz-room.ts");
    const sum = { accepted: 0, refused: 0, unreadable: 0 };
    let longestMs = 0;
    for (let seed = 1; seed <= frames / FRAMES_A_ROOM; seed++) {
      const found = fuzzRoom(FRAMES_A_ROOM, seed, () => performance.now());
      for (const name of Object.keys(sum)) sum[name] += found[name];
      longestMs = Math.max(longestMs, found.longestMs);
    }
    return [
      {
        what: `${frames} random Yjs updates, the longest handling`,
        measured: `${longestMs.toFixed(1)} ms; ${sum.accepted} accepted, ${sum.refused} refused, ${sum.unreadable} unreadable`,
        goal: `≤ ${GOAL_MS} ms`,
        met: longestMs <= GOAL_MS,
      },
    ];
  } finally {
    await app.close();
  }
}
