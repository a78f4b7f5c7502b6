/**
 * Compiles the arithmetic of the score's line-reading model (app/core/ats/meaning/kernel.as) to
 * WebAssembly. Run it when kernel.as changes. Downloads AssemblyScript for the run: it is 100 MB,
 * for a file of 3 kB that seldom changes.
 */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.mjs";

const COMPILER = "assemblyscript@0.28.20";
const FOLDER = join(import.meta.dirname, "..", "app", "core", "ats", "meaning");

// The compiler reads only .ts files, but under that name the project's type check would reject it.
const folder = mkdtempSync(join(tmpdir(), "kernel-"));
copyFileSync(join(FOLDER, "kernel.as"), join(folder, "kernel.ts"));
const options = ["--runtime", "stub", "-O3", "--noAssert", "--enable", "simd"];
const out = join(FOLDER, "kernel.wasm");
const source = [join(folder, "kernel.ts"), "--outFile", out];
run("npx", ["--yes", "--package", COMPILER, "asc", ...source, ...options]);
rmSync(folder, { recursive: true });
