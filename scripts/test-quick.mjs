/** `npm run test:quick`: types, lint, layers, unused code and the pure unit tests, side by side, for use while editing. */
import { spawn } from "node:child_process";
import { environment, ROOT } from "./server.mjs";

/** Resolves to whether it passed; what it prints is shown when it ends, so that the two do not mix. */
function runToEnd(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: environment(),
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    const printed = [];
    child.stdout.on("data", (chunk) => printed.push(chunk));
    child.stderr.on("data", (chunk) => printed.push(chunk));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code === 0);
    });
  });
}

const passed = await Promise.all([
  runToEnd("node", ["scripts/check.mjs"]),
  runToEnd("vitest", ["run", "--project", "unit", "--reporter", "dot"]),
]);
process.exitCode = passed.every(Boolean) ? 0 : 1;
