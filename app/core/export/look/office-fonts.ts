/** Fonts that office programs use instead if those of our templates are not installed. */

interface OfficeFont {
  /** Comes with Word or LibreOffice, and is as wide or looks alike. */
  fallback: string;
  isSerif: boolean;
}

const sans = (fallback: string): OfficeFont => ({ fallback, isSerif: false });
const serif = (fallback: string): OfficeFont => ({ fallback, isSerif: true });

const OFFICE_FONTS: Record<string, OfficeFont> = {
  Carlito: sans("Calibri"),
  "EB Garamond": serif("Garamond"),
  Tinos: serif("Times New Roman"),
  "Fira Sans": sans("Segoe UI"),
  "Fira Sans Condensed": sans("Arial Narrow"),
  "IBM Plex Sans": sans("Segoe UI"),
  "STIX Two Text": serif("Times New Roman"),
  Alegreya: serif("Georgia"),
  "Alegreya SC": serif("Georgia"),
  "Alegreya Sans": sans("Calibri"),
  "Roboto Slab": serif("Rockwell"),
  "Open Sans": sans("Segoe UI"),
  Commissioner: sans("Segoe UI"),
};

export const officeFont = (family: string): OfficeFont => OFFICE_FONTS[family] ?? sans("Calibri");
