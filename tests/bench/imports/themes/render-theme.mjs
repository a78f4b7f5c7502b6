/** Runs a theme in a process that may not write, start others or take long. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SCRIPT = join(import.meta.dirname, "render.mjs");
const LIMIT_MS = 60_000;

/** @returns `pages`: the HTML of each resume, or the `reason` why the theme fails */
export function renderTheme(folder, resumes) {
  const work = mkdtempSync(join(tmpdir(), "theme-"));
  const [input, output] = [join(work, "in.json"), join(work, "out.json")];
  writeFileSync(input, JSON.stringify(resumes));
  const rights = ["--permission", "--allow-fs-read=*", `--allow-fs-write=${work}/*`];
  const run = spawnSync(
    process.execPath,
    ["--no-warnings", ...rights, SCRIPT, folder, input, output],
    {
      encoding: "utf8",
      timeout: LIMIT_MS,
      env: { TZ: "UTC", LANG: "en_US.UTF-8", NODE_ENV: "production" },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  try {
    return { pages: JSON.parse(readFileSync(output, "utf8")) };
  } catch {
    return { reason: run.error?.message ?? reasonOf(run.stderr) };
  } finally {
    rmSync(work, { recursive: true });
  }
}

const reasonOf = (errors) =>
  (errors.match(/^\w*Error[^\n]*$/m)?.[0] ?? errors.trim().split("\n")[0]).slice(0, 160);
