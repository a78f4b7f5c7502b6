/** Which files are accepted as photos, by their header and size. */
import { expect, test } from "vitest";
import { aBomb, aPng, concatBytes, withTail } from "../../../tests/support/pictures.ts";
import { checkPhoto, MAX_PHOTO_BYTES } from "./check-photo.ts";
import { readImageHeader } from "./image-header.ts";

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? [...part].map((character) => character.charCodeAt(0)) : part,
    ),
  );
const zeros = (count: number) => new Array<number>(count).fill(0);

/** The frame header of a thumbnail in Exif data must not be mistaken for the image's. */
const jpeg = (height: number, width: number, end: number[] = [0xff, 0xd9]) =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe1, 0, 13, 0xff, 0xc0, 0, 11, 8, 0, 9, 0, 9, 0, 0],
    [0xff, 0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255],
    [1, 1, 17, 0],
    end,
  );
const webp = (kind: string, body: number[]) =>
  bytesOf("RIFF", [4 + 8 + body.length, 0, 0, 0], "WEBP", kind, [body.length, 0, 0, 0], body);

test("size and type are read from JPEG, PNG and each variant of WebP", () => {
  const lossy = webp("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 0x90, 1, 0x2c, 1, ...zeros(4)]);
  const lossless = webp("VP8L", [0x2f, 0x8f, 0xc1, 0x4a, 0, ...zeros(6)]);
  const extended = webp("VP8X", [0, 0, 0, 0, 0x8f, 1, 0, 0x2b, 1, 0]);
  for (const [bytes, type] of [
    [jpeg(300, 400), "image/jpeg"],
    [aPng({ width: 400, height: 300 }), "image/png"],
    [lossy, "image/webp"],
    [lossless, "image/webp"],
    [extended, "image/webp"],
  ] as const) {
    expect(readImageHeader(bytes)).toEqual({ type, width: 400, height: 300, isComplete: true });
  }
});

test("a view of a larger array is read from its own offset", () => {
  const png = aPng({ width: 120, height: 130 });
  const inside = concatBytes(new Uint8Array(7), png).subarray(7);
  expect(readImageHeader(inside)).toMatchObject({ width: 120, height: 130 });
});

test("2 MB are accepted, one byte more is rejected", () => {
  const { length } = aPng({ width: 100, height: 100 });
  const atCap = aPng({ width: 100, height: 100, padding: MAX_PHOTO_BYTES - length });
  expect(atCap.length).toBe(MAX_PHOTO_BYTES);
  expect(checkPhoto(atCap)).toMatchObject({ ok: true });
  expect(checkPhoto(withTail(atCap, "x"))).toMatchObject({ ok: false, reason: "too_large" });
});

test("25 million pixels are accepted; more pixels, longer sides and tiny images are rejected", () => {
  expect(checkPhoto(aBomb(5000, 5000))).toMatchObject({ ok: true });
  expect(checkPhoto(aBomb(5001, 5000))).toMatchObject({ ok: false, message: /5,001 × 5,000/ });
  expect(checkPhoto(aBomb(12_000, 100))).toMatchObject({ ok: true });
  expect(checkPhoto(aBomb(12_001, 100))).toMatchObject({ ok: false, message: /12,000 on a side/ });
  expect(checkPhoto(aBomb(4_294_967_295, 4_294_967_295))).toMatchObject({ ok: false });
  expect(checkPhoto(aBomb(100, 100))).toMatchObject({ ok: true });
  expect(checkPhoto(aBomb(99, 400))).toMatchObject({ ok: false, message: /only 99 × 400/ });
});

test("other file types are rejected", () => {
  const texts = [
    "",
    "x",
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    "GIF89a\u0090\u0001\u002c\u0001",
    "\0\0\0\u0018ftypheic",
    "%PDF-1.7",
    "RIFF\u0020\0\0\0WAVEfmt ",
    "\u00ff\u00d8\u00ff",
    "\u0089PNG\r\n\u001a\n",
    "RIFF\u0004\0\0\0WEBP",
    `\u00ff\u00d8\u00ff${"\u00ff".repeat(5000)}`,
  ];
  for (const text of texts) {
    expect(checkPhoto(bytesOf(text)), text).toMatchObject({ ok: false, message: /JPEG, PNG or/ });
  }
});

test("a truncated image is rejected, and data after its end is ignored", () => {
  const png = aPng({ width: 200, height: 200 });
  const extended = webp("VP8X", [0, 0, 0, 0, 0x8f, 1, 0, 0x2b, 1, 0]);
  for (const cut of [png.slice(0, -8), jpeg(300, 400, []), withTail(extended, "").slice(0, -1)]) {
    expect(checkPhoto(cut).ok).toBe(false);
  }
  expect(checkPhoto(withTail(png, "<script>")).ok).toBe(true);
  expect(checkPhoto(withTail(jpeg(300, 400), "PK\u0003\u0004")).ok).toBe(true);
});
