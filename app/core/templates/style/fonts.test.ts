/** Which font files a printed page carries. */
import { expect, test } from "vitest";
import { fontCssWithDataUrls } from "./fonts.ts";

async function facesFor(markup: string): Promise<string[]> {
  const css = await fontCssWithDataUrls(["Carlito"], markup, async () => new ArrayBuffer(4));
  return [...css.matchAll(/font-weight:(\d+);font-style:(\w+)/g)].map(
    ([, weight, style]) => `${weight} ${style}`,
  );
}

test("a page with words that are both bold and italic has a face for them, and no other page", async () => {
  const usual = ["400 normal", "400 italic", "700 normal"];
  expect(await facesFor("<strong>bold</strong> and <em>italic</em>")).toEqual(usual);
  for (const markup of [
    "<strong><em>both</em></strong>",
    '<strong class="figure"><em>both</em></strong>',
    "<em>cut costs by <strong>38%</strong></em>",
  ])
    expect(await facesFor(markup)).toEqual([...usual, "700 italic"]);
});
