/** Runs the convergence test (tests/worker/room-convergence.test.ts) on more seeds: `--seeds 10000`. */
import { spawnSync } from "node:child_process";
import { environment } from "../../scripts/server.mjs";

export const needsServer = false;
const SEEDS = 100;
/** Seeds run in chunks, to bound the memory and report failures early. */
const CHUNK = 500;

export async function measure({ root, options }) {
  const seeds = Number(options.seeds ?? SEEDS);
  const first = Number(options.from ?? 1);
  let good = 0;
  for (let from = first; from < first + seeds; from += CHUNK) {
    const count = Math.min(CHUNK, first + seeds - from);
    const started = Date.now();
    const { status } = spawnSync(
      "vitest",
      ["run", "--project", "worker", "--reporter", "dot", "tests/worker/room-convergence.test.ts"],
      {
        cwd: root,
        env: { ...environment(), SEEDS_FROM: String(from), SEEDS: String(count) },
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
    if (status === 0) good += count;
    const seconds = Math.round((Date.now() - started) / 1000);
    console.error(
      `  seeds ${from} to ${from + count - 1}: ${status === 0 ? "agree" : "DIVERGE"}, ${seconds} s`,
    );
  }
  return [
    {
      what: "Seeded editing with drops, reordering, duplicates, garbage and evictions",
      measured: `${good} of ${seeds} seeds agree`,
      goal: "all",
      met: good === seeds,
    },
  ];
}
