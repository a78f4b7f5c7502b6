/** Extracts a PDF's text page by page with independent readers and fixed options. */
import { readFile } from "node:fs/promises";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import * as mupdf from "mupdf";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { runTool } from "./system-tool.ts";

export interface PdfFacts {
  pages: string[];
  /** Targets of link annotations. */
  links: string[];
  language: string | null;
  title: string | null;
  /** The number of each role in the structure tree. */
  roles: Record<string, number>;
}

/** Reads with pdf.js, without normalization, which would hide ligature glyphs. */
export async function readWithPdfJs(path: string): Promise<PdfFacts> {
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    standardFontDataUrl: "node_modules/pdfjs-dist/standard_fonts/",
    cMapUrl: "node_modules/pdfjs-dist/cmaps/",
    cMapPacked: true,
    verbosity: 0,
  });
  const document = await task.promise;
  const info = (await document.getMetadata()).info as { Language?: string; Title?: string };
  const facts: PdfFacts = {
    pages: [],
    links: [],
    language: info.Language ?? null,
    title: info.Title ?? null,
    roles: {},
  };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    const annotations = await page.getAnnotations();
    facts.pages.push(
      items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
    );
    facts.links.push(
      ...annotations.flatMap((annotation) => annotation.unsafeUrl ?? annotation.url ?? []),
    );
    countRoles(await page.getStructTree(), facts.roles);
  }
  await task.destroy();
  return facts;
}

/** Counts roles; nodes have a role and children, leaves are content. */
function countRoles(node: object | null, roles: Record<string, number>): void {
  const { role, children = [] } = (node ?? {}) as { role?: string; children?: object[] };
  if (role) roles[role] = (roles[role] ?? 0) + 1;
  for (const child of children) countRoles(child, roles);
}

export async function readWithMupdf(path: string): Promise<string[]> {
  const document = mupdf.Document.openDocument(await readFile(path), "application/pdf");
  return Array.from({ length: document.countPages() }, (_, index) =>
    document.loadPage(index).toStructuredText("preserve-whitespace").asText(),
  );
}

interface PdfiumModule {
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_ClosePage(text: number): void;
}
let pdfium: Promise<PDFiumLibrary> | undefined;

/**
 * Reads with PDFium, the reader of Chrome and many parsers. Character by character, because its
 * text as a whole ends at the first glyph without a character. A hyphen at the end of a line is
 * U+0002.
 */
export async function readWithPdfium(path: string): Promise<string[]> {
  pdfium ??= PDFiumLibrary.init();
  const library = await pdfium;
  const { module } = library as unknown as { module: PdfiumModule };
  const document = await library.loadDocument(new Uint8Array(await readFile(path)));
  const pages = [...document.pages()].map((page) => {
    const text = module._FPDFText_LoadPage((page as unknown as { pageIdx: number }).pageIdx);
    const codes = Array.from({ length: module._FPDFText_CountChars(text) }, (_, index) =>
      module._FPDFText_GetUnicode(text, index),
    );
    module._FPDFText_ClosePage(text);
    return codes.map((code) => (code === 2 ? "-" : String.fromCodePoint(code))).join("");
  });
  document.destroy();
  return pages.map((text) => text.replaceAll("\r\n", "\n").replaceAll("\0", ""));
}

/** Pages end with a form feed. */
export function readWithPdftotext(path: string): string[] {
  return runTool("pdftotext", ["-raw", "-enc", "UTF-8", path, "-"]).split("\f").slice(0, -1);
}

export function readWithMutool(path: string): string[] {
  return runTool("mutool", ["draw", "-q", "-F", "txt", path]).split("\f").slice(0, -1);
}

/** Counts each role in the whole structure tree, once per element, even if its content spans pages. */
export function countStructure(path: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of runTool("pdfinfo", ["-struct", path]).split("\n")) {
    const [, role] = /^ *(\S+)(?= |$)/.exec(line) ?? [];
    if (role) counts.set(role, (counts.get(role) ?? 0) + 1);
  }
  return counts;
}
