/**
 * Copies the files that pdf.js fetches at run time to public/pdfjs, so that they come from our own origin: tables of
 * East Asian encodings, standard fonts, image decoders and color profiles. Their URLs contain no version, so
 * public/_headers makes browsers revalidate them.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FROM = join(ROOT, "node_modules", "pdfjs-dist");
export const PDFJS_FILES = join(ROOT, "public", "pdfjs");
const MARK = join(PDFJS_FILES, "made-from.json");
const FOLDERS = ["cmaps", "standard_fonts", "wasm", "iccs"];

/** Scripts in PDFs are never run, and every supported browser has WebAssembly. */
const UNUSED = /quickjs|_nowasm_fallback\.js$/i;

export function copyPdfjsFiles() {
  const { version } = JSON.parse(readFileSync(join(FROM, "package.json"), "utf8"));
  // Not rewritten if unchanged, so that file watchers do not reload.
  const mark = JSON.stringify({ version, folders: FOLDERS, without: String(UNUSED) });
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === mark) return;
  rmSync(PDFJS_FILES, { recursive: true, force: true });
  for (const folder of FOLDERS) {
    const filter = (/** @type {string} */ path) => !UNUSED.test(path);
    cpSync(join(FROM, folder), join(PDFJS_FILES, folder), { recursive: true, filter });
  }
  writeFileSync(MARK, mark);
}
