/**
 * Reads a WOFF2 file's cmap table: which code points it covers, and with which glyph. Offsets and flags are those of
 * https://www.w3.org/TR/WOFF2 (the file) and of the OpenType specification (cmap, formats 4 and 12).
 */
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

// The WOFF2 format's known table tags, in its order; only glyf and loca can be transformed with a length.
const TAGS =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill";
const tagAt = (index) => TAGS.slice(index * 5, index * 5 + 4);

/** @returns {Map<number, number>} code point to glyph id */
export function readCoverage(path) {
  return readCmap(cmapTable(readFileSync(path)));
}

const WOFF2_HEADER_BYTES = 48;
const NUM_TABLES_OFFSET = 12;
const TOTAL_COMPRESSED_SIZE_OFFSET = 20;

function cmapTable(file) {
  // The table directory follows the header, and the compressed tables follow the directory.
  let position = WOFF2_HEADER_BYTES;
  /** A UIntBase128: seven bits in each byte, and the eighth set in all but the last. */
  const readLength = () => {
    let value = 0;
    for (;;) {
      const byte = file[position++];
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  let cmap = null;
  for (let table = file.readUInt16BE(NUM_TABLES_OFFSET); table > 0; table--) {
    const flags = file[position++];
    // The lower six bits are the index of a known tag; 63 says that the tag follows.
    const isNamed = (flags & 63) === 63;
    const tag = isNamed ? file.toString("latin1", position, position + 4) : tagAt(flags & 63);
    if (isNamed) position += 4;
    const original = readLength();
    // The upper two bits: version 3 of glyf and loca, and version 0 of the others, means that they are not transformed.
    const version = flags >> 6;
    const isTransformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    const length = isTransformed ? readLength() : original;
    if (tag === "cmap") cmap = { offset, length };
    offset += length;
  }
  const compressedLength = file.readUInt32BE(TOTAL_COMPRESSED_SIZE_OFFSET);
  const data = brotliDecompressSync(file.subarray(position, position + compressedLength));
  return data.subarray(cmap.offset, cmap.offset + cmap.length);
}

/** Reads all subtables of formats 4 and 12, which have the Unicode characters; others are skipped. */
function readCmap(cmap) {
  const glyphs = new Map();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4);
    const format = cmap.readUInt16BE(start);
    if (format === 4) readFormat4(cmap, start, glyphs);
    if (format === 12) readFormat12(cmap, start, glyphs);
  }
  return glyphs;
}

/** Segments of code points; `doubled` is twice their number, which is the length of each of the four arrays in bytes. */
function readFormat4(cmap, start, glyphs) {
  const doubled = cmap.readUInt16BE(start + 6);
  const ends = start + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const offsets = deltas + doubled;
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = cmap.readUInt16BE(ends + segment);
    const delta = cmap.readUInt16BE(deltas + segment);
    const range = cmap.readUInt16BE(offsets + segment);
    for (let code = cmap.readUInt16BE(starts + segment); code <= last && code < 0xffff; code++) {
      const first = cmap.readUInt16BE(starts + segment);
      const raw =
        range === 0 ? code : cmap.readUInt16BE(offsets + segment + range + (code - first) * 2);
      const glyph = raw === 0 && range !== 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

/** Groups of 12 bytes: the first and last code point, and the glyph of the first. */
function readFormat12(cmap, start, glyphs) {
  for (let group = 0; group < cmap.readUInt32BE(start + 12); group++) {
    const offset = start + 16 + group * 12;
    const first = cmap.readUInt32BE(offset);
    const glyph = cmap.readUInt32BE(offset + 8);
    for (let code = first; code <= cmap.readUInt32BE(offset + 4); code++) {
      glyphs.set(code, glyph + code - first);
    }
  }
}
