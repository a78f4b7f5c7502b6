/**
 * PDFs in East Asian encodings without embedded fonts, as older office programs write them. A reader needs the
 * encoding's table (CMap) for every letter. The bytes come from inverting each TextDecoder.
 */
import { buildPdf } from "./raw-pdfs.ts";

interface Encoding {
  /** The TextDecoder label; null for big-endian UTF-16. */
  decoder: string | null;
  ordering: "Japan1" | "GB1" | "CNS1" | "Korea1";
  lines: [name: string, ...more: string[]];
}

const JAPANESE: Encoding["lines"] = [
  "山田太郎",
  "taro.yamada@example.jp",
  "職歴",
  "京都電機株式会社",
];
const CHINESE: Encoding["lines"] = [
  "王小明",
  "wang.xiaoming@example.cn",
  "工作经历",
  "北京软件公司",
];
const TRADITIONAL: Encoding["lines"] = [
  "陳大文",
  "chen.dawen@example.tw",
  "工作經歷",
  "臺北軟體公司",
];
const KOREAN: Encoding["lines"] = ["김민수", "minsu.kim@example.kr", "경력", "서울전자"];

/** By the name of the CMap, which a PDF's font names as its encoding. */
export const CJK_ENCODINGS: Record<string, Encoding> = {
  "90ms-RKSJ-H": { decoder: "shift_jis", ordering: "Japan1", lines: JAPANESE },
  "EUC-H": { decoder: "euc-jp", ordering: "Japan1", lines: JAPANESE },
  "UniJIS-UTF16-H": { decoder: null, ordering: "Japan1", lines: JAPANESE },
  "GBK-EUC-H": { decoder: "gbk", ordering: "GB1", lines: CHINESE },
  "UniGB-UCS2-H": { decoder: null, ordering: "GB1", lines: CHINESE },
  "ETen-B5-H": { decoder: "big5", ordering: "CNS1", lines: TRADITIONAL },
  "KSCms-UHC-H": { decoder: "euc-kr", ordering: "Korea1", lines: KOREAN },
};

/** A PDF of one page with a name, an email address, a heading and a text, in the encoding of this CMap. */
export function cjkPdf(cmap: string): Uint8Array<ArrayBuffer> {
  const encoding = CJK_ENCODINGS[cmap];
  if (!encoding) throw new Error(`No encoding ${cmap}`);
  const { decoder, ordering, lines } = encoding;
  const encode = decoder === null ? toUtf16 : createEncoder(decoder);
  // In points: the name, the address, the heading and the text.
  const sizes = [24, 11, 15, 11];
  const shown = lines.map(
    (line, index) => `/F1 ${sizes[index] ?? 11} Tf <${hexOf(encode(line))}> Tj 0 -34 Td`,
  );
  const text = `BT 60 760 Td\n${shown.join("\n")}\nET`;
  const system = `/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>`;
  return buildPdf([
    ["<</Type/Catalog/Pages 2 0 R>>"],
    ["<</Type/Pages/Count 1/Kids[3 0 R]>>"],
    [
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    ],
    [`<</Length ${text.length}>>\nstream\n${text}\nendstream`],
    [`<</Type/Font/Subtype/Type0/BaseFont/Elsewhere/Encoding/${cmap}/DescendantFonts[6 0 R]>>`],
    [
      `<</Type/Font/Subtype/CIDFontType0/BaseFont/Elsewhere/DW 1000${system}/FontDescriptor 7 0 R>>`,
    ],
    [
      "<</Type/FontDescriptor/FontName/Elsewhere/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 80>>",
    ],
  ]);
}

const hexOf = (bytes: readonly number[]) =>
  bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");

function toUtf16(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0)).flatMap((code) => [
    code >> 8,
    code & 255,
  ]);
}

/** Inverts a TextDecoder by decoding every sequence of one or two bytes; longer characters are not supported. */
function createEncoder(name: string): (text: string) => number[] {
  const decoder = new TextDecoder(name);
  const bytesByLetter = new Map<string, number[]>();
  const addLetterOf = (bytes: number[]) => {
    const letter = decoder.decode(new Uint8Array(bytes));
    if ([...letter].length === 1 && letter !== "\ufffd" && !bytesByLetter.has(letter))
      bytesByLetter.set(letter, bytes);
  };
  for (let first = 0x20; first < 0x7f; first++) addLetterOf([first]);
  for (let first = 0x81; first < 0xff; first++) {
    for (let second = 0x40; second < 0xff; second++) addLetterOf([first, second]);
  }
  return (text) =>
    [...text].flatMap((letter) => {
      const bytes = bytesByLetter.get(letter);
      if (!bytes) throw new Error(`${name} has no ${letter}`);
      return bytes;
    });
}
