/** Reads the list of themes, assigns each to the development or the held (test) set, and installs them. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** About one group of themes in six is held. */
const ONE_HELD_IN = 6;

/**
 * Reads a JSON list of `{ name, version, author, kin }` and adds `folder` and `set` to each theme. A theme with a
 * `folder` (relative to the list) is not installed. Sets follow from names alone: themes of one author, and
 * look-alikes (`kin`), are in one set. An entry may name its `set`, if its look-alikes are in another list.
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

/** Installs a theme below `cache`, without running scripts of packages. Returns its folder. */
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
