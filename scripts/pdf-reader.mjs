/** Bundles app/screens/import-review/read-in-page.client.ts as public/pdf-reader.js for the server's browser. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
export const PDF_READER = join(ROOT, "public", "pdf-reader.js");

/** Takes a few tenths of a second, because pdf.js is already minified. */
export function buildPdfReader() {
  const { outputFiles } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: ["app/screens/import-review/read-in-page.client.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "inline",
    define: { "import.meta.url": '"about:blank"' },
    write: false,
    logLevel: "error",
  });
  const [{ contents }] = outputFiles;
  // Not rewritten if unchanged, so that file watchers do not reload.
  if (!readIfExists().equals(contents)) writeFileSync(PDF_READER, contents);
}

function readIfExists() {
  try {
    return readFileSync(PDF_READER);
  } catch {
    return Buffer.alloc(0);
  }
}
