/** Whether words come out as words: letters set apart, joined glyphs, signs without a meaning. */
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { type Check, check } from "./check.ts";
import type { ReadPdf } from "./read-resume-pdf.ts";

/** So many single letters in a row are a word set wide. */
const SPACED_WORD = /(?<![\p{L}\d])(?:\p{L} ){3,}\p{L}(?![\p{L}\d])/gu;
const LIGATURES = /[\ufb00-\ufb06]/g;
const UNREADABLE = /[\ue000-\uf8ff\ufffd]/g;

export function glyphChecks({ pages }: PdfText, { all }: ReadPdf): Check[] {
  const raw = pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join("");
  return [spacedWords(all), ligatures(raw), unreadable(raw)];
}

function spacedWords(text: string): Check {
  const found = [...new Set(text.match(SPACED_WORD) ?? [])];
  return check(
    "letter-spacing",
    "No letter-spaced words",
    "Greenhouse documentation",
    found.length === 0 ? "good" : "bad",
    found.length === 0
      ? "Words come out whole."
      : `Words come out in single letters: “${found.slice(0, 3).join("”, “")}”. Set them without extra space between letters.`,
  );
}

function ligatures(raw: string): Check {
  const count = raw.match(LIGATURES)?.length ?? 0;
  return check(
    "ligatures",
    "No ligature glyphs",
    "Our measurement with three extractors",
    count === 0 ? "good" : "bad",
    count === 0
      ? "Letters come out one by one."
      : `${count} joined glyphs such as ﬁ stand in the text. A search for “office” does not find “oﬃce”.`,
  );
}

function unreadable(raw: string): Check {
  const count = raw.match(UNREADABLE)?.length ?? 0;
  return check(
    "unreadable-glyphs",
    "Every sign has a letter behind it",
    "Our measurement with three extractors",
    count === 0 ? "good" : "bad",
    count === 0
      ? "No sign is without a meaning."
      : `${count} signs have no letter behind them; icons from symbol fonts do this.`,
  );
}
