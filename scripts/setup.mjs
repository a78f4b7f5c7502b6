/**
 * Sets up before start, dev and test: packages, local variables with a secret, and local migrations. Each step runs
 * only if something changed. Uses only node: modules, because it runs before the packages are installed.
 */
import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BIN = join(ROOT, "node_modules", ".bin");
const LOCK_MARK = join(ROOT, "node_modules", ".covitae-lock");

const sha256 = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");
const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : null);

/** `isQuiet` prints the output only if the command fails. */
function run(command, args, env, isQuiet = false) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    // Without standard input, because wrangler would wait for answers on a terminal.
    stdio: isQuiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    encoding: "utf8",
    env,
    shell: process.platform === "win32",
  });
  if (result.error) throw result.error;
  if (result.status !== 0) {
    if (isQuiet) console.error(result.stdout, result.stderr);
    console.error(`\n${command} ${args.join(" ")} failed.`);
    process.exit(result.status ?? 1);
  }
}

/** Older npm versions do not install the platform packages of rollup and Tailwind (npm/cli#4828). */
function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Covitae needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

function installPackages() {
  const wanted = sha256(readFileSync(join(ROOT, "package-lock.json")));
  if (read(LOCK_MARK) === wanted) return;
  // Use the system's Node, because npm ci removes node_modules with the Node that runs npm scripts.
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((part) => !part.includes(join("node_modules", ".bin")))
    .join(delimiter);
  console.log("Installing packages…");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { ...process.env, PATH: path });
  writeFileSync(LOCK_MARK, wanted);
}

function writeLocalVariables() {
  const file = join(ROOT, ".dev.vars");
  if (existsSync(file)) return;
  writeFileSync(
    file,
    [
      "# Local development only; production takes secrets from `wrangler secret put`.",
      `SESSION_SECRET="${randomBytes(32).toString("base64url")}"`,
      'MAIL="outbox"',
      'BUDGETS="local"',
      "",
    ].join("\n"),
    { mode: 0o600 },
  );
}

/** Applies the migrations to the local D1 in `stateDir` (STATE_DIR, default .wrangler/state). */
export function migrate(stateDir) {
  const folder = join(ROOT, "migrations");
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const wanted = sha256(...files.flatMap((name) => [name, readFileSync(join(folder, name))]));
  const mark = join(stateDir, ".migrations");
  if (read(mark) === wanted) return;
  mkdirSync(stateDir, { recursive: true });
  const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}`, CI: "true" };
  const args = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", stateDir];
  run("wrangler", args, env, true);
  writeFileSync(mark, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  installPackages();
  writeLocalVariables();
  migrate(process.env.STATE_DIR ?? join(ROOT, ".wrangler", "state"));
}
