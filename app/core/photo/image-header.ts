/** Reads the type and size of an image from its first bytes, without decoding it. */

import type { PhotoType } from "./photo-types.ts";

export interface ImageHeader {
  type: PhotoType;
  width: number;
  height: number;
  /** False if the file is truncated. */
  isComplete: boolean;
}

/** Returns null for a file that is not JPEG, PNG or WebP, or has no size. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  if (startsWith(bytes, 0, "\u00ff\u00d8\u00ff")) return readJpeg(bytes);
  if (startsWith(bytes, 0, "\u0089PNG\r\n\u001a\n")) return readPng(bytes);
  if (startsWith(bytes, 0, "RIFF") && startsWith(bytes, 8, "WEBP")) return readWebp(bytes);
  return null;
}

/** Markers of the frame headers of all JPEG encodings (ISO 10918-1, B.1.1.3); C4, C8 and CC are not frames. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that stand alone, without a length and data. */
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function readJpeg(bytes: Uint8Array): ImageHeader | null {
  const view = viewOf(bytes);
  let offset = 2;
  while (offset + 9 < bytes.length) {
    if (bytes[offset] !== 0xff) return null;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) offset += 1;
    else if (hasNoLength(marker)) offset += 2;
    else if (isFrame(marker)) {
      const height = view.getUint16(offset + 5);
      const width = view.getUint16(offset + 7);
      return { type: "image/jpeg", width, height, isComplete: hasEndMarker(bytes, offset) };
    } else {
      offset += 2 + view.getUint16(offset + 2);
    }
  }
  return null;
}

/** True if the end marker is present; data after it is ignored. */
function hasEndMarker(bytes: Uint8Array, from: number): boolean {
  for (
    let offset = bytes.lastIndexOf(0xff);
    offset > from;
    offset = bytes.lastIndexOf(0xff, offset - 1)
  ) {
    if (bytes[offset + 1] === 0xd9) return true;
  }
  return false;
}

function readPng(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 33 || !startsWith(bytes, 12, "IHDR")) return null;
  const view = viewOf(bytes);
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let isComplete = false;
  for (
    let offset = 8;
    offset + 12 <= bytes.length && !isComplete;
    offset += 12 + view.getUint32(offset)
  ) {
    isComplete = startsWith(bytes, offset + 4, "IEND");
  }
  return { type: "image/png", ...size, isComplete };
}

function readWebp(bytes: Uint8Array): ImageHeader | null {
  const size = bytes.length < 30 ? null : webpSize(bytes);
  if (!size) return null;
  return {
    type: "image/webp",
    ...size,
    isComplete: viewOf(bytes).getUint32(4, true) + 8 <= bytes.length,
  };
}

function webpSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = viewOf(bytes);
  if (startsWith(bytes, 12, "VP8X")) {
    // Three bytes each; the fourth belongs to the next field.
    const [width, height] = [view.getUint32(24, true), view.getUint32(26, true) >>> 8];
    return { width: (width & 0xffffff) + 1, height: height + 1 };
  }
  if (startsWith(bytes, 12, "VP8L") && bytes[20] === 0x2f) {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (startsWith(bytes, 12, "VP8 ") && startsWith(bytes, 23, "\u009d\u0001*")) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return null;
}

/** Whether these bytes are at an offset. `mark`: one character per byte. */
function startsWith(bytes: Uint8Array, offset: number, mark: string): boolean {
  return [...mark].every((character, index) => bytes[offset + index] === character.charCodeAt(0));
}

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
