/** Runs a program of node_modules/.bin in this terminal and waits for it; throws if it fails. */
import { spawnSync } from "node:child_process";

export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
    ...options,
  });
  if (result.status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}
