/** Runs system programs that tests use to check our files. */
import { spawnSync } from "node:child_process";

/** Programs that CI lacks, because they are too large to install for one check. */
const OPTIONAL_IN_CI = ["soffice"];

/** By name: a file of tests asks thousands of times. */
const isInstalled = new Map<string, boolean>();

/**
 * Whether the program is installed. Tests that need a missing one are skipped by name; in CI that is an error, because
 * it would go unnoticed.
 */
export function hasTool(name: string): boolean {
  const isThere = isInstalled.get(name) ?? spawnSync("which", [name]).status === 0;
  isInstalled.set(name, isThere);
  const isRequired = process.env.CI === "true" && !OPTIONAL_IN_CI.includes(name);
  if (!isThere && isRequired) throw new Error(`${name} is missing in CI`);
  return isThere;
}

/** Runs the program and returns its output; throws with its error output if it fails. */
export function runTool(name: string, args: string[]): string {
  const result = spawnSync(name, args, { encoding: "utf8", maxBuffer: 64 * 1_048_576 });
  if (result.status !== 0) throw new Error(`${name}: ${result.stderr || result.stdout}`);
  return result.stdout;
}
