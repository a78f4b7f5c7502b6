/** `npm run dev`: runs the product in workerd with hot reload. */
import { spawn } from "node:child_process";
import { prepareBrowser } from "./local-browser.mjs";
import { environment, ROOT } from "./server.mjs";

const { env } = await prepareBrowser({ root: ROOT });
const child = spawn("remix", ["vite:dev"], {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...environment(), ...env },
  shell: process.platform === "win32",
});
child.on("exit", (code) => {
  process.exitCode = code ?? 0;
});
