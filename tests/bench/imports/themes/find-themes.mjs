/** The themes of a list, where each lies, and in which set it is. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const ONE_HELD_IN = 6;

/**
 * Reads a list of `{ name, version, author, kin }`; a theme with a `folder` (from the list's own) is not installed.
 * Parted by name before any file is made: themes of one author, and look-alikes (`kin`), are in one set. A `set` of its own is for
 * themes whose look-alikes are in another list.
 */
export function readThemes(list) {
  const themes = JSON.parse(readFileSync(list, "utf8"));
  const groups = themes.map(
    ({ name, author, kin = name }) => new Set([`author ${author}`, `kin ${kin}`]),
  );
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const one of groups) {
      for (const other of groups) {
        if (one.isSubsetOf(other) || one.isDisjointFrom(other)) continue;
        for (const key of one) other.add(key);
        hasChanged = true;
      }
    }
  }
  return themes.map((theme, at) => ({
    ...theme,
    folder: theme.folder && resolve(dirname(list), theme.folder),
    set: theme.set ?? (isHeld([...groups[at]].sort()[0]) ? "held" : "dev"),
  }));
}

const isHeld = (key) => createHash("sha256").update(key).digest()[0] % ONE_HELD_IN === 0;

/** Installs a theme beside the project, never in it; without the scripts of its packages. */
export function placeTheme({ name, version, folder }, cache) {
  if (folder) return folder;
  const home = join(cache, name.replace("/", "+"));
  const installed = join(home, "node_modules", name);
  if (existsSync(join(installed, "package.json"))) return installed;
  mkdirSync(home, { recursive: true });
  execFileSync(
    "npm",
    [
      "install",
      "--prefix",
      home,
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      `${name}@${version}`,
    ],
    { stdio: "pipe" },
  );
  return installed;
}
