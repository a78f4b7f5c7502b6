/**
 * `npm test`: runs the checks, and unit, long, print, worker and browser tests. Arguments are passed to vitest instead
 * (`npm test -- --project unit`).
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareBrowser } from "./local-browser.mjs";
import { environment, ROOT } from "./server.mjs";

/** Independent readers of our files, with the Debian package of each; tests that need a missing one are skipped. */
const CHECKERS = [
  { name: "pdftotext", flag: "-v", package: "poppler-utils" },
  { name: "mutool", flag: "-v", package: "mupdf-tools" },
  { name: "qpdf", flag: "--version", package: "qpdf" },
  { name: "soffice", flag: "--version", package: "libreoffice-writer", isOptional: true },
];

const project = (name, ...more) => ["vitest", "run", "--project", name, ...more];
/**
 * Two at a time fill two cores, because browser and worker tests also wait. The browser tests take as long as all others,
 * so they are halved; the first half builds the product.
 */
const COMMANDS = [
  project("e2e", "--shard=1/2"),
  ["node", "scripts/check.mjs"],
  project("unit", "--project", "long"),
  project("worker"),
  project("e2e", "--shard=2/2"),
  project("print"),
];
const AT_A_TIME = 2;

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
const notes = mkdtempSync(join(tmpdir(), "covitae-test-"));
const FAILURES = join(notes, "failures.txt");
const SKIPPED = join(notes, "skipped.txt");
for (const file of [FAILURES, SKIPPED]) writeFileSync(file, "");
const options = {
  cwd: ROOT,
  env: {
    ...environment(),
    ...env,
    CHROME_PATH: process.env.CHROME_PATH ?? browser?.path ?? "",
    FAILURES,
    SKIPPED,
  },
  stdio: ["ignore", "inherit", "inherit"],
  shell: process.platform === "win32",
};
try {
  const failed = await runAll(args.length > 0 ? [["vitest", "run", ...args]] : COMMANDS);
  reportSkipped();
  // List all failures again, because earlier projects' output has scrolled away.
  if (failed.length > 0) {
    const named = readFileSync(FAILURES, "utf8");
    throw new Error(`Failed: ${failed.join(", ")}\n${named}`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(notes, { recursive: true, force: true });
}

/** Runs all commands; names those that failed. */
async function runAll(commands) {
  const waiting = [...commands];
  const failed = [];
  const runInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [command, ...args] = next;
      const child = spawn(command, args, options);
      const status = await new Promise((resolve) => {
        child.once("error", () => resolve(1));
        child.once("close", resolve);
      });
      if (status !== 0) failed.push(next.join(" "));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, runInTurn));
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
