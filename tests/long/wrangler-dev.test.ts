/** `wrangler dev` in a clean copy of the repository: people who know Workers try it, but this product needs npm start. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { environment, ROOT } from "../../scripts/server.mjs";

/** The files of a fresh clone that wrangler reads, without anything that is built or installed. */
const SOURCES = [
  "wrangler.toml",
  "package.json",
  ".env",
  "app",
  "workers",
  "scripts",
  "migrations",
];

function runWrangler(...args: string[]) {
  const copy = mkdtempSync(join(tmpdir(), "covitae-clean-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of SOURCES) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"), "dir");
  const { PATH, ...env } = environment();
  const { status, stdout, stderr } = spawnSync("wrangler", args, {
    cwd: copy,
    env: { ...env, CI: "true", PATH: [join(copy, "node_modules", ".bin"), PATH].join(delimiter) },
    encoding: "utf8",
    timeout: 100_000,
  });
  return { status, output: stdout + stderr };
}

test("wrangler dev ends with one line that says what to run", { timeout: 120_000 }, () => {
  const { status, output } = runWrangler("dev", "--port", "0");
  expect(output).toContain(
    "[custom build] Run `npm start` (or `npm run dev`, with hot reload) instead of `wrangler dev`.",
  );
  expect(status).toBe(1);
});

test("wrangler deploy is not affected", { timeout: 120_000 }, () => {
  const { output } = runWrangler("deploy", "--dry-run");
  expect(output).not.toContain("instead of");
  // It then fails, because the copy lacks the output of npm run build.
  expect(output).toContain("build/client");
});
