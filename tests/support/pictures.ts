/** Creates images for tests: PNGs of any size, and JPEGs with Exif data and appended bytes. */
import { crc32, deflateSync } from "node:zlib";

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

export function concatBytes(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A PNG chunk. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const head = new DataView(new ArrayBuffer(4));
  head.setUint32(0, data.length);
  const named = concatBytes(ascii(name), data);
  const sum = new DataView(new ArrayBuffer(4));
  sum.setUint32(0, crc32(named));
  return concatBytes(new Uint8Array(head.buffer), named, new Uint8Array(sum.buffer));
}

interface Png {
  width: number;
  height: number;
  /** Returns the color at a position; the default gradient resembles a photo. */
  color?(x: number, y: number): [red: number, green: number, blue: number];
  /** Additional bytes in a comment chunk. */
  padding?: number;
}

export function aPng({ width, height, color = slope, padding = 0 }: Png): Uint8Array<ArrayBuffer> {
  const size = new DataView(new ArrayBuffer(13));
  size.setUint32(0, width);
  size.setUint32(4, height);
  // 8 bits per channel, and color type 2: red, green and blue.
  size.setUint8(8, 8);
  size.setUint8(9, 2);
  // Each row begins with its filter, 0 for none.
  const rows = new Uint8Array(height * (1 + width * 3));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(color(x, y), y * (1 + width * 3) + 1 + x * 3);
  }
  return concatBytes(
    ascii("\u0089PNG\r\n\u001a\n"),
    chunk("IHDR", new Uint8Array(size.buffer)),
    // A chunk has 12 bytes besides its data.
    ...(padding > 0 ? [chunk("tEXt", new Uint8Array(padding - 12).fill(65))] : []),
    chunk("IDAT", new Uint8Array(deflateSync(rows))),
    chunk("IEND", new Uint8Array()),
  );
}

const slope = (x: number, y: number): [number, number, number] => [x % 256, y % 256, (x + y) % 256];

/** A PNG whose header claims a size far beyond its data. */
export function aBomb(width: number, height: number): Uint8Array<ArrayBuffer> {
  const png = aPng({ width: 1, height: 1 });
  const view = new DataView(png.buffer);
  // The width and height in the IHDR chunk.
  view.setUint32(16, width);
  view.setUint32(20, height);
  return png;
}

/** Adds Exif data to a JPEG after its first marker: a location and the camera's orientation (1 to 8). */
export function withExif(jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = new DataView(new ArrayBuffer(26));
  // The header of TIFF: big-endian ("MM"), 42, and the offset of the directory.
  tiff.setUint16(0, 0x4d4d);
  tiff.setUint16(2, 42);
  tiff.setUint32(4, 8);
  // A directory of one entry: tag 0x0112 (orientation), type 3 (16 bits), one value.
  tiff.setUint16(8, 1);
  tiff.setUint16(10, 0x0112);
  tiff.setUint16(12, 3);
  tiff.setUint32(14, 1);
  tiff.setUint16(18, orientation);
  const content = concatBytes(
    ascii("Exif\0\0"),
    new Uint8Array(tiff.buffer),
    ascii("GPS 59.9139 N"),
  );
  const length = new DataView(new ArrayBuffer(2));
  length.setUint16(0, content.length + 2);
  const segment = concatBytes(ascii("\u00ff\u00e1"), new Uint8Array(length.buffer), content);
  return concatBytes(jpeg.subarray(0, 2), segment, jpeg.subarray(2));
}

export const withTail = (picture: Uint8Array, tail: string) => concatBytes(picture, ascii(tail));

export const asLatin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
