/** `npm run test:quick`: runs `npm run check` and the unit tests in parallel, for use while editing. */
import { spawn } from "node:child_process";
import { environment, ROOT } from "./server.mjs";

/** Resolves to whether it passed; prints its output at the end, so that parallel outputs do not mix. */
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
