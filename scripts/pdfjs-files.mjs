/**
 * What pdf.js fetches while it reads: tables of East Asian encodings, the standard fonts, decoders of pictures and
 * colour profiles. Copied from its package → public/pdfjs, so that all of it comes from our own origin.
 * Addresses name no version, so public/_headers has browsers ask whether theirs is still the one.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FROM = join(ROOT, "node_modules", "pdfjs-dist");
export const PDFJS_FILES = join(ROOT, "public", "pdfjs");
const MARK = join(PDFJS_FILES, "made-from.json");
const FOLDERS = ["cmaps", "standard_fonts", "wasm", "iccs"];

/** Scripts inside PDFs are not run, and every browser of ours has WebAssembly. */
const UNUSED = /quickjs|_nowasm_fallback\.js$/i;

export function copyPdfjsFiles() {
  const { version } = JSON.parse(readFileSync(join(FROM, "package.json"), "utf8"));
  // Untouched where nothing changed: whoever watches the folder would reload.
  const mark = JSON.stringify({ version, folders: FOLDERS, without: String(UNUSED) });
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === mark) return;
  rmSync(PDFJS_FILES, { recursive: true, force: true });
  for (const folder of FOLDERS) {
    const filter = (/** @type {string} */ path) => !UNUSED.test(path);
    cpSync(join(FROM, folder), join(PDFJS_FILES, folder), { recursive: true, filter });
  }
  writeFileSync(MARK, mark);
}
