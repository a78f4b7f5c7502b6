/** Decodes the bytes of Rich Text Format, whose encodings are given by numbers. */

/** Encodings by the number of a font's character set (`\fcharset`). */
const CHARSETS: Record<number, string> = {
  ...{ 77: "macintosh", 128: "shift_jis", 129: "euc-kr", 134: "gbk", 136: "big5" },
  ...{ 161: "windows-1253", 162: "windows-1254", 163: "windows-1258", 177: "windows-1255" },
  ...{ 178: "windows-1256", 186: "windows-1257", 204: "windows-1251", 222: "windows-874" },
  238: "windows-1250",
};
/** Encodings by code page (`\ansicpg`); 1250 to 1258 are absent, because they are named by their number. */
const CODE_PAGES: Record<number, string> = {
  ...{ 932: "shift_jis", 936: "gbk", 949: "euc-kr", 950: "big5", 10000: "macintosh" },
  ...{ 65001: "utf-8", 874: "windows-874" },
};

export const encodingOfCharset = (charset: number): string | undefined => CHARSETS[charset];

export const encodingOfCodePage = (page: number): string =>
  CODE_PAGES[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : "windows-1252");

const decoders = new Map<string, TextDecoder>();

/** `encoding`: a label of the Encoding standard. */
export function decodeBytes(bytes: readonly number[], encoding: string): string {
  let decoder = decoders.get(encoding);
  if (!decoder) {
    try {
      decoder = new TextDecoder(encoding);
    } catch {
      // The platform does not support the encoding.
      decoder = new TextDecoder("windows-1252");
    }
    decoders.set(encoding, decoder);
  }
  return decoder.decode(Uint8Array.from(bytes));
}
