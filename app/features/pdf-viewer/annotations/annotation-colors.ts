/** Colors and sizes of the annotation tools. All colors are readable on white and have distinct names. */
export interface NamedColor {
  name: string;
  value: string;
}

export const HIGHLIGHT_COLORS: readonly NamedColor[] = [
  { name: "yellow", value: "#FFE066" },
  { name: "green", value: "#8CE99A" },
  { name: "blue", value: "#8CCBF2" },
  { name: "pink", value: "#FFB3C7" },
];

export const PEN_COLORS: readonly NamedColor[] = [
  { name: "black", value: "#1F1B16" },
  { name: "blue", value: "#1D5FA8" },
  { name: "red", value: "#B3261E" },
  { name: "green", value: "#1B6E3C" },
];

export const TEXT_SIZES = [8, 10, 12, 16, 24] as const;
export const PEN_WIDTHS = [1, 2, 4, 8] as const;
