/** The selectable pairs of heading and body fonts, measured as in docs/decisions/0006-fonts.md. */
import type { FONT_PAIR_IDS } from "#app/core/resume/design.ts";

export interface FontPair {
  name: string;
  heads: string;
  body: string;
  /** The size of the body font relative to Carlito, so that pages in every pair have about the same length. */
  size: number;
}

export const FONT_PAIRS: Record<(typeof FONT_PAIR_IDS)[number], FontPair> = {
  carlito: pair("Carlito", "Carlito", "Carlito", 1),
  "eb-garamond": pair("EB Garamond", "EB Garamond", "EB Garamond", 1.07),
  tinos: pair("Tinos (Times)", "Tinos", "Tinos", 0.98),
  "fira-sans": pair("Fira Sans", "Fira Sans", "Fira Sans", 0.88),
  "ibm-plex-sans": pair("IBM Plex Sans", "IBM Plex Sans", "IBM Plex Sans", 0.88),
  "stix-two": pair("STIX Two", "STIX Two Text", "STIX Two Text", 0.95),
  alegreya: pair("Alegreya and Alegreya Sans", "Alegreya", "Alegreya Sans", 1.02),
  "roboto-slab": pair("Roboto Slab and Carlito", "Roboto Slab", "Carlito", 1),
  "open-sans": pair("Open Sans", "Open Sans", "Open Sans", 0.86),
  commissioner: pair("Commissioner", "Commissioner", "Commissioner", 0.9),
};

function pair(name: string, heads: string, body: string, size: number): FontPair {
  return { name, heads, body, size };
}
