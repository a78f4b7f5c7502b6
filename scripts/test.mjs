/**
 * `npm test`: runs the checks, then unit, print, worker and browser tests. Arguments are passed to vitest instead
 * (`npm test -- --project unit`).
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareBrowser } from "./local-browser.mjs";
import { run } from "./run.mjs";
import { buildIfChanged, environment, ROOT } from "./server.mjs";

/** Independent readers of our files, with the Debian package of each; tests that need a missing one are skipped. */
const CHECKERS = [
  { name: "pdftotext", flag: "-v", package: "poppler-utils" },
  { name: "mutool", flag: "-v", package: "mupdf-tools" },
  { name: "qpdf", flag: "--version", package: "qpdf" },
  { name: "soffice", flag: "--version", package: "libreoffice-writer", isOptional: true },
];

/**
 * Projects that run one after the other, beside those of the other lane. Unit and print tests compute; worker and
 * browser tests also wait, so that two lanes fill two cores. More would only slow each other down.
 */
const LANES = [
  ["unit", "print"],
  ["worker", "e2e"],
];

const missing = CHECKERS.filter(
  ({ name, flag }) => spawnSync(name, [flag], { stdio: "ignore" }).error,
);
const howToInstall = (checkers) =>
  `apt-get install -y ${checkers.map((checker) => checker.package).join(" ")}`;
const required = missing.filter(({ isOptional }) => !isOptional);
if (required.length > 0 && process.env.CI === "true") {
  console.error(`CI needs all readers: ${howToInstall(required)}`);
  process.exit(1);
}

const args = process.argv.slice(2);
const { env, browser } = await prepareBrowser({ root: ROOT });
const options = {
  cwd: ROOT,
  env: { ...environment(), ...env, CHROME_PATH: process.env.CHROME_PATH ?? browser?.path ?? "" },
};
const notes = mkdtempSync(join(tmpdir(), "covitae-test-"));
const FAILURES = join(notes, "failures.txt");
const SKIPPED = join(notes, "skipped.txt");
for (const file of [FAILURES, SKIPPED]) writeFileSync(file, "");
const vitest = {
  ...options,
  env: { ...options.env, FAILURES, SKIPPED },
  stdio: ["ignore", "inherit", "inherit"],
  shell: process.platform === "win32",
};
try {
  if (args.length === 0) run("node", ["scripts/check.mjs"], options);
  buildIfChanged();
  const failed =
    args.length > 0 ? await failedOf([args]) : (await Promise.all(LANES.map(runLane))).flat();
  reportSkipped();
  // List all failures again, because earlier projects' output has scrolled away.
  if (failed.length > 0) {
    const named = readFileSync(FAILURES, "utf8");
    throw new Error(`vitest failed: ${failed.join(", ")}\n${named}`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(notes, { recursive: true, force: true });
}

function runLane(projects) {
  return failedOf(projects.map((name) => ["--project", name]));
}

/** Runs vitest with each list of arguments in turn; the last argument of those that failed. */
async function failedOf(runs) {
  const failed = [];
  for (const args of runs) {
    const child = spawn("vitest", ["run", ...args], vitest);
    const status = await new Promise((resolve) => {
      child.once("error", () => resolve(1));
      child.once("close", resolve);
    });
    if (status !== 0) failed.push(args.at(-1));
  }
  return failed;
}

/** Names what the skipped tests miss, and the command that installs it. */
function reportSkipped() {
  const count = readFileSync(SKIPPED, "utf8").split("\n").filter(Boolean).length;
  if (count === 0) return;
  const names = missing.map(({ name }) => name).join(", ");
  const reason = names && ` Not installed here: ${names}. Install with ${howToInstall(missing)}`;
  console.warn(`Tests skipped: ${count}.${reason}`);
}
