/** The design settings of a resume; an absent setting means the template's default. */
import * as v from "valibot";
import { CAPS } from "./schema-fields.ts";

/** Sections below the header, in default order. */
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
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "interests",
  "references",
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

/** How dates are printed: "Jan 2020", "January 2020", "01/2020", "2020-01", "2020". */
export const DATE_FORMATS = ["short", "long", "numeric", "iso", "year"] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** The separator between contact details; `lines` puts each on a line of its own. */
export const SEPARATORS = ["dot", "bar", "space", "lines"] as const;
export type Separators = (typeof SEPARATORS)[number];

/**
 * The chosen separator. With icons the default is a space, because icons already separate the
 * details.
 */
export const separatorsOf = ({
  separators,
  icons,
}: Pick<Design, "separators" | "icons">): Separators | undefined =>
  separators ?? (icons ? "space" : undefined);

/** How contact links read: their address, without label and `www.`, or their label. */
export const LINK_TEXTS = ["address", "label"] as const;

/** Limits within which every template prints well; text is never smaller than 9 pt. */
export const DESIGN_BOUNDS = {
  /** Percent of the template's default. */
  scale: { min: 80, max: 130 },
  spacing: { min: 50, max: 160 },
  /** Millimeters on every side. */
  margin: { min: 10, max: 30 },
  /** Percent of the text size. */
  lineHeight: { min: 115, max: 165 },
} as const;

const boundedInteger = ({ min, max }: { min: number; max: number }, label: string) =>
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

/** Minimum contrast of small text with white paper (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** An upper bound for versions of a template. */
const MAX_VERSION = 99;

export const designSchema = v.object({
  /** The version of the template's layout, set when the resume is created and when its owner upgrades; absent: 1. */
  version: v.optional(boundedInteger({ min: 1, max: MAX_VERSION }, "Version")),
  accent: v.optional(
    v.pipe(
      v.string("Accent color must be text"),
      v.regex(/^#[0-9a-f]{6}$/, "Accent color must be like #1f5673"),
      v.check(
        (hex) => contrastWithWhite(hex) >= READABLE_CONTRAST,
        "Accent color is too light to read",
      ),
    ),
  ),
  fonts: v.optional(v.picklist(FONT_PAIR_IDS, "There is no such font pair")),
  scale: v.optional(boundedInteger(DESIGN_BOUNDS.scale, "Size")),
  spacing: v.optional(boundedInteger(DESIGN_BOUNDS.spacing, "Spacing")),
  margin: v.optional(boundedInteger(DESIGN_BOUNDS.margin, "Margin")),
  lineHeight: v.optional(boundedInteger(DESIGN_BOUNDS.lineHeight, "Line height")),
  /** Whether the headline is shown under the name; absent: yes. */
  headline: v.optional(v.boolean("Whether the headline is shown must be true or false")),
  separators: v.optional(v.picklist(SEPARATORS, "There are no such separators")),
  /** Whether contact details have icons; absent: no. */
  icons: v.optional(v.boolean("Whether contact details have icons must be true or false")),
  links: v.optional(v.picklist(LINK_TEXTS, "Links must be address or label")),
  paper: v.optional(v.picklist(["a4", "letter"], "Paper must be a4 or letter")),
  dates: v.optional(v.picklist(DATE_FORMATS, "There is no such date format")),
  /** Moved sections in their order; the others follow in the template's order. */
  order: v.optional(sectionList),
  hidden: v.optional(sectionList),
  /** Whether PDFs carry the resume as data, by which an import takes all of it back; absent: yes. */
  data: v.optional(v.boolean("Whether PDFs carry the resume must be true or false")),
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

/** Changes only the given settings; null resets one to the template's default. */
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

/** The design of a new resume on this version of its template. */
export function designForVersion(version: number | undefined): Design {
  return version === undefined || version === 1 ? NO_DESIGN : { version };
}

/** The contrast ratio of a color ("#1f5673") with white, by the formula of WCAG 2.2: 1 for white, 21 for black. */
export function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
