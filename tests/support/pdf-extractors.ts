/** Independent readers of a printed file's text, with fixed flags. */
import { readFile } from "node:fs/promises";
import * as mupdf from "mupdf";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { runTool } from "./system-tool.ts";

export interface PdfPage {
  text: string;
  /** Targets of link annotations. */
  links: string[];
}

/** pdf.js keeps what is really in the file: no normalisation that would hide ligature glyphs. */
export async function readWithPdfJs(path: string): Promise<PdfPage[]> {
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    standardFontDataUrl: "node_modules/pdfjs-dist/standard_fonts/",
    verbosity: 0,
  });
  const document = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    const annotations = await page.getAnnotations();
    pages.push({
      text: items
        .map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""))
        .join(""),
      links: annotations.flatMap((annotation) => annotation.unsafeUrl ?? annotation.url ?? []),
    });
  }
  await task.destroy();
  return pages;
}

export async function readWithMupdf(path: string): Promise<string> {
  const document = mupdf.Document.openDocument(await readFile(path), "application/pdf");
  const pages = Array.from({ length: document.countPages() }, (_, index) =>
    document.loadPage(index).toStructuredText("preserve-whitespace").asText(),
  );
  return pages.join("\n");
}

export function readWithPdftotext(path: string): string {
  return runTool("pdftotext", ["-raw", "-enc", "UTF-8", path, "-"]);
}

export function readWithMutool(path: string): string {
  return runTool("mutool", ["draw", "-q", "-F", "txt", path]);
}
