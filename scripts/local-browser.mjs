/**
 * Finds a browser on this machine and makes wrangler's simulated BROWSER binding use it; otherwise wrangler would download
 * one on first use. Uses only node: modules, because it runs before the build.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fetchBrowser } from "./fetch-browser.mjs";

const require = createRequire(import.meta.url);

/** The programs themselves, because killing Debian's sh wrapper in /usr/bin would orphan its child. */
const DEBIAN_PATHS = [
  "/usr/lib/chromium/chromium-headless-shell",
  "/usr/lib/chromium/headless_shell",
  "/usr/lib/chromium/chromium",
];

/** Flags for containers and for identical text metrics on all machines. */
const FLAGS = ["--disable-gpu", "--font-render-hinting=none"];
if (process.platform === "linux") FLAGS.push("--no-sandbox");

/**
 * Returns the environment for wrangler and the browser: `path` starts it with the required flags, and is null if
 * miniflare downloads its own. BROWSER_FROM=npm ignores installed browsers, to test a machine without one.
 */
export async function prepareBrowser({ root }) {
  const cache = path.join(root, ".cache");
  // On Windows a script cannot replace chrome.exe.
  const found =
    process.platform === "win32" ? null : await findBrowser(path.join(cache, "browser"));
  if (!found) return { env: {}, browser: { path: null, source: "miniflare's own download" } };
  const launcher = writeLauncher(cache, found);
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
    console.warn(`Failed to install a browser from npm: ${error.message}`);
    return null;
  }
}

async function findInstalled() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (starts(chosen)) return { path: chosen, env: {}, source: "CHROME_PATH" };
    console.warn(`CHROME_PATH=${chosen} does not start; trying other browsers.`);
  }
  const debian = DEBIAN_PATHS.find(starts);
  if (debian) return { path: debian, env: {}, source: "the system's Chromium" };
  const chrome = (await chromeInstallations()).find(starts);
  return chrome ? { path: chrome, env: {}, source: "an installed Chrome" } : null;
}

async function chromeInstallations() {
  try {
    const { Launcher } = await import("chrome-launcher");
    // Snap packages cannot access our cache folder or the profile that wrangler creates.
    return Launcher.getInstallations().filter((file) => !/\/snap(\/|$)/.test(realPath(file)));
  } catch {
    return []; // Launcher throws if no Chrome is installed.
  }
}

function realPath(file) {
  try {
    return fs.realpathSync(file);
  } catch {
    return file;
  }
}

/** Whether the browser prints its version, so it exists, is executable and has its libraries. */
function starts(file) {
  if (!fs.existsSync(file)) return false;
  const answer = spawnSync(file, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return answer.status === 0 && /\d+\.\d+/.test(answer.stdout);
}

/** Writes a launcher script in place of miniflare's download; returns its path. */
function writeLauncher(cache, { path: executable, env }) {
  const { folder, relative } = miniflareLayout();
  const install = path.join(cache, ".wrangler", "chrome", `${folder}-${miniflareBrowserVersion()}`);
  const launcher = path.join(install, relative);
  // CHROME_PATH may be our own launcher from an earlier call, which must not call itself.
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
  // Without this marker, one failed start makes miniflare delete the folder and download.
  replaceFile(path.join(install, ".miniflare-install-complete"), "");
  return launcher;
}

/** The path of miniflare's browser in its cache folder, by platform. */
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

/** miniflare has no setting for the executable, and its path contains a version that is only in its code. */
function miniflareBrowserVersion() {
  const wrangler = createRequire(require.resolve("wrangler/package.json"));
  const source = fs.readFileSync(wrangler.resolve("miniflare"), "utf8");
  const version = /\bBROWSER_VERSION = "([\d.]+)"/.exec(source)?.[1];
  if (!version) throw new Error("miniflare's code no longer contains its browser version");
  return version;
}

/** Replaces a file atomically, because other processes may be starting the browser. */
function replaceFile(file, content) {
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === content) return;
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, content, { mode: 0o755 });
  fs.renameSync(draft, file);
}

function quote(value) {
  return `'${value.replaceAll("'", "'\\''")}'`;
}
