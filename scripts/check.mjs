/** `npm run check`: lint, types, layers and unused code; CI runs it before the tests. */
import { run } from "./run.mjs";

run("biome", ["check", "--error-on-warnings", "."]);
run("tsc", ["--noEmit"]);
run("node", ["scripts/layers.mjs"]);
run("knip", []);
