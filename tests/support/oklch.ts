/**
 * WCAG contrast of colors as the style sheets write them: `#rrggbb` or `oklch(L C H)`. The matrices are those of
 * https://bottosson.github.io/posts/oklab, and gamma and luminance those of WCAG 2.
 */

/** Linear red, green and blue, clipped to what a screen shows. */
function linearRgb(color: string): number[] {
  if (color.startsWith("#")) {
    return [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
  }
  const { lightness, chroma, hue } = parseOklch(color);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part)));
}

export function parseOklch(color: string) {
  const [lightness = 0, chroma = 0, hue = 0] = color
    .replace(/^oklch\(|\)$/g, "")
    .split(/\s+/)
    .map(Number);
  return { lightness, chroma, hue };
}

/** From 1 (the same color) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = linearRgb(color);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .sort((a, b) => b - a);
  return light / dark;
}
