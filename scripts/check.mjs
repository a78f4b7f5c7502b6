/** `npm run check`: lint, types, layers and unused code; CI runs it before the tests. */
import { run } from "./run.mjs";

run("biome", ["check", "--error-on-warnings", "."]);
// The native compiler, in a fifth of the time. Tools that use the compiler as a library still need the older one.
run("node", ["node_modules/typescript-native/bin/tsc", "--noEmit"]);
run("node", ["scripts/layers.mjs"]);
run("knip", []);
