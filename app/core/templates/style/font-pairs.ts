/** The selectable pairs of heading and body fonts; relative sizes are measured as in docs/decisions/0006-fonts.md. */
import type { FONT_PAIR_IDS } from "#app/core/resume/design.ts";

export interface FontPair {
  name: string;
  headings: string;
  body: string;
  /** The size of the body font relative to Carlito, so that pages in every pair have about the same length. */
  relativeSize: number;
}

export const FONT_PAIRS: Record<(typeof FONT_PAIR_IDS)[number], FontPair> = {
  carlito: createFontPair("Carlito", "Carlito", "Carlito", 1),
  "eb-garamond": createFontPair("EB Garamond", "EB Garamond", "EB Garamond", 1.07),
  tinos: createFontPair("Tinos (Times)", "Tinos", "Tinos", 0.98),
  "fira-sans": createFontPair("Fira Sans", "Fira Sans", "Fira Sans", 0.88),
  "ibm-plex-sans": createFontPair("IBM Plex Sans", "IBM Plex Sans", "IBM Plex Sans", 0.88),
  "stix-two": createFontPair("STIX Two", "STIX Two Text", "STIX Two Text", 0.95),
  alegreya: createFontPair("Alegreya and Alegreya Sans", "Alegreya", "Alegreya Sans", 1.02),
  "roboto-slab": createFontPair("Roboto Slab and Carlito", "Roboto Slab", "Carlito", 1),
  "open-sans": createFontPair("Open Sans", "Open Sans", "Open Sans", 0.86),
  commissioner: createFontPair("Commissioner", "Commissioner", "Commissioner", 0.9),
};

function createFontPair(
  name: string,
  headings: string,
  body: string,
  relativeSize: number,
): FontPair {
  return { name, headings, body, relativeSize };
}
