/**
 * Finds a browser on this machine and puts it where wrangler's simulated BROWSER binding looks for its own
 * download, which it would otherwise fetch on first use. Plain node: modules, run before anything is built.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fetchBrowser } from "./fetch-browser.mjs";

const require = createRequire(import.meta.url);

/** Debian's sh wrapper in /usr/bin orphans its child when it is killed: the programs themselves. */
const DEBIAN_PATHS = [
  "/usr/lib/chromium/chromium-headless-shell",
  "/usr/lib/chromium/headless_shell",
  "/usr/lib/chromium/chromium",
];

/** What a browser needs in a container and for the same text metrics everywhere. */
const FLAGS = ["--disable-gpu", "--font-render-hinting=none"];
if (process.platform === "linux") FLAGS.push("--no-sandbox");

/**
 * Returns the environment wrangler must be started with, and the browser: `path` starts it with the flags it
 * needs, and is null where miniflare downloads its own. BROWSER_FROM=npm passes over what is installed, to
 * try the machine without a browser.
 */
export async function prepareBrowser({ root }) {
  const cache = path.join(root, ".cache");
  // On Windows a script can't stand in for chrome.exe.
  const found =
    process.platform === "win32" ? null : await findBrowser(path.join(cache, "browser"));
  if (!found) return { env: {}, browser: { path: null, source: "miniflare's own download" } };
  const launcher = seed(cache, found);
  return {
    env: { XDG_CACHE_HOME: cache },
    browser: { path: launcher, source: found.source },
  };
}

async function findBrowser(downloads) {
  if (process.env.BROWSER_FROM !== "npm") {
    const installed = await findInstalled();
    if (installed) return installed;
  }
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  try {
    return { ...fetchBrowser(downloads), source: "@sparticuz/chromium from npm" };
  } catch (error) {
    console.warn(`No browser could be taken from npm either: ${error.message}`);
    return null;
  }
}

async function findInstalled() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (starts(chosen)) return { path: chosen, env: {}, source: "CHROME_PATH" };
    console.warn(`CHROME_PATH=${chosen} does not start; looking further.`);
  }
  const debian = DEBIAN_PATHS.find(starts);
  if (debian) return { path: debian, env: {}, source: "the system's Chromium" };
  const chrome = (await chromeInstallations()).find(starts);
  return chrome ? { path: chrome, env: {}, source: "an installed Chrome" } : null;
}

async function chromeInstallations() {
  try {
    const { Launcher } = await import("chrome-launcher");
    // A snap sees neither our cache folder nor the profile wrangler makes for it.
    return Launcher.getInstallations().filter((file) => !/\/snap(\/|$)/.test(realPath(file)));
  } catch {
    return []; // It throws where there is none.
  }
}

function realPath(file) {
  try {
    return fs.realpathSync(file);
  } catch {
    return file;
  }
}

/** Says its version: so it is there, may be run, and has its libraries. */
function starts(file) {
  if (!fs.existsSync(file)) return false;
  const answer = spawnSync(file, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return answer.status === 0 && /\d+\.\d+/.test(answer.stdout);
}

/** Writes the stand-in for miniflare's download; returns its path. */
function seed(cache, { path: executable, env }) {
  const { folder, relative } = miniflareLayout();
  const install = path.join(cache, ".wrangler", "chrome", `${folder}-${miniflareBrowserVersion()}`);
  const launcher = path.join(install, relative);
  // Found by CHROME_PATH from an earlier answer of ours: it must not come to call itself.
  if (realPath(executable) === realPath(launcher)) return launcher;
  const words = [
    "exec env",
    ...Object.entries(env).map(([name, value]) => `${name}=${quote(value)}`),
    quote(executable),
    ...FLAGS,
    '"$@"',
  ];
  fs.mkdirSync(path.dirname(launcher), { recursive: true });
  replaceFile(launcher, `#!/bin/sh\n${words.join(" ")}\n`);
  // Without this mark one failed start makes miniflare delete the folder and download.
  replaceFile(path.join(install, ".miniflare-install-complete"), "");
  return launcher;
}

/** Where miniflare's browser lies in its cache folder, on each kind of machine. */
function miniflareLayout() {
  const arm = process.arch === "arm64";
  if (process.platform !== "darwin") {
    return { folder: arm ? "linux_arm" : "linux", relative: "chrome-linux64/chrome" };
  }
  const chip = arm ? "arm64" : "x64";
  const app = "Google Chrome for Testing";
  return {
    folder: arm ? "mac_arm" : "mac",
    relative: `chrome-mac-${chip}/${app}.app/Contents/MacOS/${app}`,
  };
}

/** No setting names another executable, and the version is written into its code: read each time. */
function miniflareBrowserVersion() {
  const wrangler = createRequire(require.resolve("wrangler/package.json"));
  const source = fs.readFileSync(wrangler.resolve("miniflare"), "utf8");
  const version = /\bBROWSER_VERSION = "([\d.]+)"/.exec(source)?.[1];
  if (!version) throw new Error("miniflare no longer says which browser version it wants");
  return version;
}

/** Others may be starting at the same moment: never a half-written script. */
function replaceFile(file, content) {
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === content) return;
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, content, { mode: 0o755 });
  fs.renameSync(draft, file);
}

function quote(value) {
  return `'${value.replaceAll("'", "'\\''")}'`;
}
