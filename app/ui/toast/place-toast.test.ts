import { expect, test } from "vitest";
import { type Box, placeToast } from "./place-toast.ts";

const SIZE = { width: 358, height: 50 };
const PHONE: Box = { left: 16, top: 16, right: 374, bottom: 828 };
const WIDE: Box = { left: 16, top: 16, right: 1424, bottom: 884 };
const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

test("a toast is at the bottom left where nothing is to be avoided", () => {
  expect(placeToast(SIZE, WIDE, [])).toEqual({ left: 16, top: 834 });
});

test("on a wide screen it goes to the right of a row at the bottom left", () => {
  const row = { box: box(0, 800, 400, 884), weight: 10 };
  expect(placeToast(SIZE, WIDE, [row])).toEqual({ left: 1066, top: 834 });
});

test("on a phone it goes to the top, and where both ends are taken, between them", () => {
  const row = { box: box(0, 800, 390, 840), weight: 10 };
  expect(placeToast(SIZE, PHONE, [row])).toEqual({ left: 16, top: 16 });
  const title = { box: box(0, 20, 390, 80), weight: 10 };
  expect(placeToast(SIZE, PHONE, [row, title])).toEqual({ left: 16, top: 742 });
});

test("over a dialog that fills the screen it covers neither title nor buttons", () => {
  const dialog = { box: box(16, 21, 374, 823), weight: 1 };
  const title = { box: box(16, 21, 374, 90), weight: 10 };
  const buttons = { box: box(16, 760, 374, 823), weight: 10 };
  expect(placeToast(SIZE, PHONE, [dialog, title, buttons])).toEqual({ left: 16, top: 98 });
});

test("it stays where it is unless another place covers less", () => {
  const before = { left: 16, top: 16 };
  expect(placeToast(SIZE, PHONE, [], before)).toEqual(before);
  const title = { box: box(0, 0, 390, 80), weight: 10 };
  expect(placeToast(SIZE, PHONE, [title], before)).toEqual({ left: 16, top: 778 });
});

test("it moves up with the bottom of the area, as when a dialog over the bottom tabs closes", () => {
  const before = { left: 16, top: 778 };
  const area = { ...PHONE, bottom: 716 };
  expect(placeToast(SIZE, area, [], before)).toEqual({ left: 16, top: 666 });
});
