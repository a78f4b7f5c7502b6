import { expect, test } from "vitest";
import { type Box, placeToast } from "./place-toast.ts";

// The expected places follow from this size and the areas: a toast at the bottom of WIDE is at 884 - 50 = 834, at its
// right edge at 1424 - 358 = 1066; one beside an avoided box keeps a gap of 8 (800 - 50 - 8 = 742).
const SIZE = { width: 358, height: 50 };
const PHONE: Box = { left: 16, top: 16, right: 374, bottom: 828 };
const WIDE: Box = { left: 16, top: 16, right: 1424, bottom: 884 };
const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

test("a toast is at the bottom left if there is nothing to avoid", () => {
  expect(placeToast(SIZE, WIDE, [])).toEqual({ left: 16, top: 834 });
});

test("on a wide screen a toast goes to the bottom right if a row is at the bottom left", () => {
  const row = { box: box(0, 800, 400, 884), weight: 10 };
  expect(placeToast(SIZE, WIDE, [row])).toEqual({ left: 1066, top: 834 });
});

test("on a phone a toast goes to the top, and between two boxes if the top is taken too", () => {
  const row = { box: box(0, 800, 390, 840), weight: 10 };
  expect(placeToast(SIZE, PHONE, [row])).toEqual({ left: 16, top: 16 });
  const title = { box: box(0, 20, 390, 80), weight: 10 };
  expect(placeToast(SIZE, PHONE, [row, title])).toEqual({ left: 16, top: 742 });
});

test("over a dialog that fills the screen a toast covers neither title nor buttons", () => {
  const dialog = { box: box(16, 21, 374, 823), weight: 1 };
  const title = { box: box(16, 21, 374, 90), weight: 10 };
  const buttons = { box: box(16, 760, 374, 823), weight: 10 };
  expect(placeToast(SIZE, PHONE, [dialog, title, buttons])).toEqual({ left: 16, top: 98 });
});

test("a toast keeps its place unless another place covers less", () => {
  const before = { left: 16, top: 16 };
  expect(placeToast(SIZE, PHONE, [], before)).toEqual(before);
  const title = { box: box(0, 0, 390, 80), weight: 10 };
  expect(placeToast(SIZE, PHONE, [title], before)).toEqual({ left: 16, top: 778 });
});

test("a toast moves up with the bottom of the area, as when a dialog over the bottom tabs closes", () => {
  const before = { left: 16, top: 778 };
  const area = { ...PHONE, bottom: 716 };
  expect(placeToast(SIZE, area, [], before)).toEqual({ left: 16, top: 666 });
});
