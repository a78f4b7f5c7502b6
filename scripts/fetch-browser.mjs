/** A browser from npm for a Linux x64 machine that has none: fetched once into the project's cache folder. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Headless shell of Chromium with the libraries a bare system lacks; not an ordinary dependency (67 MB). */
const PACKAGE = "@sparticuz/chromium";
const VERSION = "153.0.0";

/** Unpacks by the package's own code, which reads TMPDIR and, told it is on Lambda, adds NSS and expat. */
const UNPACK = `import chromium from "${PACKAGE}"; await chromium.executablePath();`;

/** Returns the executable and the environment it needs. Throws when npm or the unpacking fails. */
export function fetchBrowser(cacheDir) {
  const home = path.join(cacheDir, `chromium-${VERSION}`);
  if (!fs.existsSync(path.join(home, "complete"))) {
    console.log("No browser found on this machine: taking one from npm, once.");
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
  // The package's own fonts.conf names folders of Lambda. Written each time: the project may have moved.
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
