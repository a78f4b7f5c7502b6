/** Every file and folder of this repository that the documentation names exists. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean);
const documents = tracked.filter(
  (path) => /^docs\/.*\.md$/.test(path) || /^(README|CONTRIBUTING|SECURITY)\.md$/.test(path),
);
const folders = new Set(tracked.flatMap(foldersAbove));
const topFolders = new Set([...folders].filter((path) => !path.includes("/")));
/** Files that the documents name although a build or another version of a library writes them. */
const NOT_KEPT = new Set(["public/pdf-reader.js", "react-router.config.ts", "ID.tsx", "ID.css"]);

const FILE_NAME = /^[\w.*-]+(\/[\w.*-]+)*\.(ts|tsx|mjs|js|md|json|jsonl|toml|css|sql|html)$/;

function foldersAbove(path: string): string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Whether a tracked path equals this one or ends with it; `*` matches anything. */
function isKept(path: string): boolean {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*");
  const pattern = new RegExp(`(^|/)${escaped}$`);
  return NOT_KEPT.has(path) || [...tracked, ...folders].some((each) => pattern.test(each));
}

function* missingPaths(document: string) {
  const text = readFileSync(join(ROOT, document), "utf8");
  for (const [, code = ""] of text.matchAll(/`([^`\s]+)`/g)) {
    const path = code.replace(/\/$/, "");
    const isOfRepository = FILE_NAME.test(path) || topFolders.has(path.split("/")[0] ?? "");
    if (isOfRepository && !path.startsWith(".") && !isKept(path)) yield path;
  }
  for (const [, link = ""] of text.matchAll(/\]\(([^)#\s]+)/g)) {
    if (/^[a-z]+:/.test(link)) continue;
    const path = normalize(join(dirname(document), link)).replace(/\/$/, "");
    if (!tracked.includes(path) && !folders.has(path)) yield link;
  }
}

test("the documents are found", () => {
  expect(documents.length).toBeGreaterThan(30);
});

test.each(documents)("%s names only files and folders that exist", (document) => {
  expect([...missingPaths(document)]).toEqual([]);
});
