/** Makes one resume as a file, with its truth and a description; says what of the truth the file does not show. */
import mammoth from "mammoth";
import { missingTexts } from "./check-truth.mjs";
import { docxBytes } from "./docx-file.mjs";
import { MIXED } from "./layouts.mjs";
import { preparePage } from "./prepare.mjs";
import { printPdf, textOfPdf } from "./print-pdf.mjs";

/** @param browserPage a page of a browser; a Word file needs none */
export async function makeFile({ seed, language, family }, browserPage) {
  const { page, truth } = preparePage(seed, language, family);
  const { layout } = page;
  // Each mixed file has a layout of its own.
  const meta = {
    layout: family === MIXED ? `${MIXED}-${seed}` : family,
    class: layout.class,
    language,
  };
  if (layout.isWord) {
    const bytes = await docxBytes(page);
    const { value } = await mammoth.extractRawText({ buffer: bytes });
    return {
      bytes,
      type: "docx",
      truth,
      meta: { maker: "docx", ...meta, pages: null, tagged: false },
      missing: missingTexts(truth, value),
    };
  }
  const bytes = await printPdf(browserPage, page);
  const pages = textOfPdf(bytes, page);
  return {
    bytes,
    type: "pdf",
    truth,
    meta: { maker: "chromium", ...meta, pages: pages.length, tagged: layout.tagged },
    missing: missingTexts(truth, pages.join("\n")),
  };
}
