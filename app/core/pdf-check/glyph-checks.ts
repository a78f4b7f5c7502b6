/** Checks that words are extracted as words: no letter-spacing, ligatures or unreadable glyphs. */
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { type Check, createCheck } from "./check.ts";
import type { ParsedPdf } from "./read-resume-pdf.ts";

/** This many consecutive single letters is a letter-spaced word. */
const SPACED_WORD = /(?<![\p{L}\d])(?:\p{L} ){3,}\p{L}(?![\p{L}\d])/gu;
const LIGATURES = /[\ufb00-\ufb06]/g;
/** Private-use characters, and the replacement character. */
const UNREADABLE = /[\ue000-\uf8ff\ufffd]/g;

export function glyphChecks({ pages }: PdfText, { all }: ParsedPdf): Check[] {
  const raw = pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join("");
  return [checkLetterSpacing(all), checkLigatures(raw), checkUnreadableGlyphs(raw)];
}

function checkLetterSpacing(text: string): Check {
  const words = [...new Set(text.match(SPACED_WORD) ?? [])];
  return createCheck(
    "letter-spacing",
    "No letter-spaced words",
    "Greenhouse documentation",
    words.length === 0 ? "good" : "bad",
    words.length === 0
      ? "No word is split into letters."
      : `Parsers read single letters instead of words: “${words.slice(0, 3).join("”, “")}”. Remove the extra letter spacing.`,
  );
}

function checkLigatures(raw: string): Check {
  const count = raw.match(LIGATURES)?.length ?? 0;
  return createCheck(
    "ligatures",
    "No ligature glyphs",
    "Our measurement with three extractors",
    count === 0 ? "good" : "bad",
    count === 0
      ? "No ligatures were found."
      : `The text has ${count} ligatures such as ﬁ. A search for “office” doesn't find “oﬃce”.`,
  );
}

function checkUnreadableGlyphs(raw: string): Check {
  const count = raw.match(UNREADABLE)?.length ?? 0;
  return createCheck(
    "unreadable-glyphs",
    "All characters are readable",
    "Our measurement with three extractors",
    count === 0 ? "good" : "bad",
    count === 0
      ? "No unreadable characters were found."
      : `${count} characters are unreadable. They often are icons from symbol fonts.`,
  );
}
