/** What a person may change about a template without breaking it; an absent setting is the template's own. */
import * as v from "valibot";
import { CAPS } from "./schema.ts";

/** Sections below the heading, in the order a resume without a template has. */
export const SECTION_NAMES = [
  "summary",
  "skills",
  "experience",
  "education",
  "projects",
  "certificates",
  "languages",
  "awards",
  "volunteering",
  "publications",
  "customSections",
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** Ids of the font pairs in app/core/templates/style/font-pairs.ts. */
export const FONT_PAIR_IDS = [
  "carlito",
  "eb-garamond",
  "tinos",
  "fira-sans",
  "ibm-plex-sans",
  "stix-two",
  "alegreya",
  "roboto-slab",
  "open-sans",
  "commissioner",
] as const;

export const DATE_FORMATS = ["short", "long", "numeric", "iso", "year"] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** Bounds within which every template still prints well; type never falls below 9 pt whatever the scale. */
export const DESIGN_BOUNDS = {
  /** Per cent of the template's own. */
  scale: { min: 80, max: 130 },
  spacing: { min: 50, max: 160 },
  /** Millimetres on every side. */
  margin: { min: 10, max: 30 },
} as const;

const within = ({ min, max }: { min: number; max: number }, label: string) =>
  v.pipe(
    v.number(`${label} must be a whole number`),
    v.integer(`${label} must be a whole number`),
    v.minValue(min, `${label} must be at least ${min}`),
    v.maxValue(max, `${label} must be at most ${max}`),
  );
const sectionName = v.picklist(SECTION_NAMES, "There is no such section");
const sectionList = v.pipe(
  v.array(sectionName, "Sections must be a list"),
  v.check((names) => new Set(names).size === names.length, "A section is named twice"),
);

/** Lowest contrast with white paper at which small text can still be read (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** More than any template will have had. */
const MAX_VERSION = 99;

export const designSchema = v.object({
  /** Of the template's layout, as it was when the resume began or when its owner took a newer one; absent: 1. */
  version: v.optional(within({ min: 1, max: MAX_VERSION }, "Version")),
  accent: v.optional(
    v.pipe(
      v.string("Accent colour must be text"),
      v.regex(/^#[0-9a-f]{6}$/, "Accent colour must be like #1f5673"),
      v.check(
        (hex) => contrastWithWhite(hex) >= READABLE_CONTRAST,
        "Accent colour is too light to read",
      ),
    ),
  ),
  fonts: v.optional(v.picklist(FONT_PAIR_IDS, "There is no such font pair")),
  scale: v.optional(within(DESIGN_BOUNDS.scale, "Size")),
  spacing: v.optional(within(DESIGN_BOUNDS.spacing, "Spacing")),
  margin: v.optional(within(DESIGN_BOUNDS.margin, "Margin")),
  paper: v.optional(v.picklist(["a4", "letter"], "Paper must be a4 or letter")),
  dates: v.optional(v.picklist(DATE_FORMATS, "There is no such date format")),
  /** Sections that were moved, in their order; the others follow as the template has them. */
  order: v.optional(sectionList),
  hidden: v.optional(sectionList),
  titles: v.optional(
    v.record(
      sectionName,
      v.pipe(
        v.string("A section title must be text"),
        v.maxLength(CAPS.skill, `A section title is limited to ${CAPS.skill} characters`),
        v.check((text) => !text.includes("\0"), "A title has a character that cannot be stored"),
      ),
    ),
  ),
});

/** Only the settings named change; null gives one back to the template. */
export const designPatchSchema = v.object(
  Object.fromEntries(
    Object.entries(designSchema.entries).map(([key, { wrapped }]) => [
      key,
      v.optional(v.nullable(wrapped as v.GenericSchema)),
    ]),
  ),
);

export type Design = v.InferOutput<typeof designSchema>;
export const DESIGN_KEYS = Object.keys(designSchema.entries) as (keyof Design)[];
export const NO_DESIGN: Design = {};

/** The design of a resume that begins on this version of its template. */
export function onVersion(version: number | undefined): Design {
  return version === undefined || version === 1 ? NO_DESIGN : { version };
}

/** Of WCAG 2.2: 1 for white itself, 21 for black. */
export function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
