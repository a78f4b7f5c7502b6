/** Which font faces are embedded in a printed page. */
import { expect, test } from "vitest";
import { fontCssWithDataUrls } from "./fonts.ts";

async function facesFor(markup: string): Promise<string[]> {
  const css = await fontCssWithDataUrls(["Carlito"], markup, async () => new ArrayBuffer(4));
  return [...css.matchAll(/font-weight:(\d+);font-style:(\w+)/g)].map(
    ([, weight, style]) => `${weight} ${style}`,
  );
}

test("the bold italic face is embedded only if a page has words that are both", async () => {
  const usual = ["400 normal", "400 italic", "700 normal"];
  expect(await facesFor("<strong>bold</strong> and <em>italic</em>")).toEqual(usual);
  for (const markup of [
    "<strong><em>both</em></strong>",
    '<strong class="figure"><em>both</em></strong>',
    "<em>cut costs by <strong>38%</strong></em>",
  ])
    expect(await facesFor(markup)).toEqual([...usual, "700 italic"]);
});
