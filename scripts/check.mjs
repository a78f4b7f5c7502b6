/** Types, lint, layers, unused code: what CI runs before the tests. */
import { run } from "./run.mjs";

run("biome", ["check", "--error-on-warnings", "."]);
run("tsc", ["--noEmit"]);
run("node", ["scripts/layers.mjs"]);
run("knip", []);
