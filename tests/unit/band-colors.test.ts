/** The color of the score's middle band is yellow [spec 9] in both themes, and has enough contrast. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BAND_TONES } from "#app/features/score-report/band-bar.tsx";
import { TONES } from "#app/ui/controls/tone.ts";
import { contrast, parseOklch } from "../support/oklch.ts";

const css = readFileSync("app/tailwind.css", "utf8");

function themeColors(selector: string): Record<string, string> {
  const block = new RegExp(`${selector} \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (oklch\([^)]*\));/g)].map(([, name, value]) => [name, value]),
  );
}

test.each(["\\.light", "\\.dark"])(
  "[spec 9] the band from 60 to 79 is yellow and legible in the theme %s",
  (selector) => {
    expect(TONES[BAND_TONES.good].fill).toContain("bg-fair");
    const colors = themeColors(selector);
    const { fair = "", "fair-edge": edge = "", "on-fair": text = "", line = "" } = colors;
    const { lightness, chroma, hue } = parseOklch(fair);
    expect(hue).toBeGreaterThan(90);
    expect(hue).toBeLessThan(110);
    expect(chroma).toBeGreaterThan(0.15);
    expect(lightness).toBeGreaterThan(0.85);
    expect(contrast(text, fair)).toBeGreaterThan(7);
    // The edge's contrast with the bar's track, and with the panel and the page behind a chart's points.
    for (const behind of [line, colors.raised ?? "", colors.paper ?? ""])
      expect(contrast(edge, behind)).toBeGreaterThan(3);
  },
);
