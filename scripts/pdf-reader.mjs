/** Bundles the PDF reader for the server's browser: app/screens/import-review/read-in-page.client.ts → public/pdf-reader.js. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
export const PDF_READER = join(ROOT, "public", "pdf-reader.js");

/** Takes a few tenths of a second: pdf.js comes minified. */
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
  // Untouched where nothing changed: whoever watches the folder would reload.
  if (!readIfThere().equals(contents)) writeFileSync(PDF_READER, contents);
}

function readIfThere() {
  try {
    return readFileSync(PDF_READER);
  } catch {
    return Buffer.alloc(0);
  }
}
