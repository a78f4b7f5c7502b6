/** The text beside the Text size slider, and the minimum size, which must be that of the page's CSS. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MIN_POINTS, textSizeLabel } from "./text-size.ts";

test("the size is shown in points, and not below the smallest that is printed", () => {
  expect(textSizeLabel(10.8, 100)).toEqual({ text: "100%, 10.8 pt" });
  expect(textSizeLabel(10.8, 84).text).toBe("84%, 9.1 pt");
  expect(textSizeLabel(10.8, 83)).toMatchObject({ text: "9 pt", hint: expect.any(String) });
  expect(textSizeLabel(10, 90)).toMatchObject({ text: "9 pt", hint: expect.any(String) });
});

test("the smallest size is that of the page's stylesheet", () => {
  const css = readFileSync("app/core/templates/page/base.css", "utf8");
  expect(css).toContain(`font-size: max(${MIN_POINTS}pt, calc(var(--size) * var(--scale)))`);
});
