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

/** Markers of the frame headers of all JPEG encodings; C4, C8 and CC are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function readJpeg(bytes: Uint8Array): ImageHeader | null {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else if (isFrame(marker)) {
      const height = view.getUint16(at + 5);
      const width = view.getUint16(at + 7);
      return { type: "image/jpeg", width, height, isComplete: hasEndMarker(bytes, at) };
    } else {
      at += 2 + view.getUint16(at + 2);
    }
  }
  return null;
}

/** True if the end marker is present; data after it is ignored. */
function hasEndMarker(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.lastIndexOf(0xff); at > from; at = bytes.lastIndexOf(0xff, at - 1)) {
    if (bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

function readPng(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 33 || !startsWith(bytes, 12, "IHDR")) return null;
  const view = viewOf(bytes);
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let isComplete = false;
  for (let at = 8; at + 12 <= bytes.length && !isComplete; at += 12 + view.getUint32(at)) {
    isComplete = startsWith(bytes, at + 4, "IEND");
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

/** `mark`: one character per byte. */
function startsWith(bytes: Uint8Array, at: number, mark: string): boolean {
  return [...mark].every((character, index) => bytes[at + index] === character.charCodeAt(0));
}

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
