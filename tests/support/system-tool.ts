/** Programs of the system that tests check our files with. */
import { spawnSync } from "node:child_process";

/**
 * True where the program is installed. Where it is not, the tests that need it are skipped by name;
 * in CI that is a failure, since nobody would notice.
 */
export function hasTool(name: string): boolean {
  const isThere = spawnSync("which", [name]).status === 0;
  if (!isThere && process.env.CI === "true") throw new Error(`${name} is missing in CI`);
  return isThere;
}

/** Runs it and gives its output; throws with its words when it fails. */
export function runTool(name: string, args: string[]): string {
  const result = spawnSync(name, args, { encoding: "utf8", maxBuffer: 64 * 1_048_576 });
  if (result.status !== 0) throw new Error(`${name}: ${result.stderr || result.stdout}`);
  return result.stdout;
}
