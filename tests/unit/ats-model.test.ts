/** The committed model of the score engine is exactly what the scripts make from data/ and the packages. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MODEL_PATH } from "#app/core/ats/model.ts";

test("`npm run ats:model` gives the model that is served, byte for byte", () => {
  const folder = mkdtempSync(join(tmpdir(), "covitae-model-"));
  try {
    const file = join(folder, "model.bin");
    execFileSync(process.execPath, ["scripts/ats-model.mjs", file], { stdio: "ignore" });
    const read = (path: string) => readFileSync(path, "base64");
    expect(read(file) === read(join("public", MODEL_PATH))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 600_000);
