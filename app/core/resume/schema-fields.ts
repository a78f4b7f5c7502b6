/** Schemas of single fields, from which the schemas of a resume are built, with the limits of the public API. */
import * as v from "valibot";
import { plainText } from "./inline-text.ts";

/** Limits of texts (UTF-16 units) and lists (items), shared by the editor, the API and the server's rooms. */
export const CAPS = {
  shortText: 200,
  summary: 5_000,
  description: 10_000,
  entries: 100,
  links: 12,
  /** Of all custom sections together. */
  customEntries: 200,
  skills: 200,
  skill: 100,
  /** Pieces of writing advice that a resume's editors ignore. */
  ignoredTips: 300,
  posting: 50_000,
  selectionText: 1_000,
  /** Of the whole resume as JSON. */
  documentBytes: 1_048_576,
} as const;

/** A text without markup, of at most `max` characters. */
export const text = (max: number, label: string) =>
  v.pipe(
    v.string(`${label} must be text`),
    v.maxLength(max, `${label} is limited to ${max.toLocaleString("en")} characters`),
    v.check(
      (value) => !value.includes("\0"),
      `${label} contains a character that cannot be stored`,
    ),
  );
/** Limits the length of a text without its markup, as the editor does. The OpenAPI document reads `maxLetters`. */
const maxLetters = (max: number, message: string) => ({
  ...v.check((value: string) => value.length <= max || plainText(value).length <= max, message),
  maxLetters: max,
  expects: `<=${max} letters`,
});

/** A text with bold, italic and links. */
export const formattedText = (max: number, label: string) =>
  v.pipe(
    v.string(`${label} must be text`),
    maxLetters(max, `${label} is limited to ${max.toLocaleString("en")} characters`),
    v.check(
      (value) => !value.includes("\0"),
      `${label} contains a character that cannot be stored`,
    ),
  );
/**
 * The limit that a text exceeds according to an issue of `maxLetters`; null for any other issue.
 */
export const exceededMaxLetters = ({ expected }: v.BaseIssue<unknown>): number | null => {
  const [, max] = /^<=(\d+) letters$/.exec(expected ?? "") ?? [];
  return max === undefined ? null : Number(max);
};
export const shortText = (label: string) => text(CAPS.shortText, label);

/**
 * A month as `<input type="month">` gives it (`2024-05`), a year alone (`2024`), a season as EDTF writes it (`2024-21`
 * for spring to `2024-24` for winter), or nothing yet.
 */
export const DATE = /^$|^\d{4}(?:-(?:0[1-9]|1[0-2]|2[1-4]))?$/;
export const DATE_RULE = "must be a month like 2024-05 or a year like 2024";
export const date = (label: string) =>
  v.pipe(v.string(`${label} must be text`), v.regex(DATE, `${label} ${DATE_RULE}`));

/** Entry ids come from clients [spec 3]; they become keys of the shared document. */
export const ENTRY_ID = /^(?!__proto__$|constructor$|prototype$)[\w-]{1,64}$/;
export const entryId = v.pipe(
  v.string("An entry id must be text"),
  v.regex(ENTRY_ID, "An entry id is 1 to 64 letters, digits, - or _"),
);
const tagLimit = (itemLabel: string) =>
  v.maxLength<string, number, string>(
    CAPS.skill,
    `${itemLabel} is limited to ${CAPS.skill} characters`,
  );
const tagWithoutNul = (itemLabel: string) =>
  v.check<string, string>(
    (value) => !value.includes("\0"),
    `${itemLabel} contains a character that cannot be stored`,
  );
const tagsLimit = (label: string) =>
  v.maxLength<string[], number, string>(CAPS.skills, `${label} is limited to ${CAPS.skills} items`);
/**
 * A list of short texts.
 * @param itemLabel names one item, to tell its limit from that of the list
 */
export const tags = (label: string, itemLabel: string) =>
  v.pipe(
    v.array(
      v.pipe(v.string(`${label} must be text`), tagLimit(itemLabel), tagWithoutNul(itemLabel)),
      `${label} must be a list`,
    ),
    tagsLimit(label),
  );
/** As `tags`; items are trimmed and blank ones dropped, as in the form [spec 5]. */
export const trimmedTags = (label: string, itemLabel: string) =>
  v.pipe(
    v.array(
      v.pipe(
        v.string(`${label} must be text`),
        v.trim(),
        tagLimit(itemLabel),
        tagWithoutNul(itemLabel),
      ),
      `${label} must be a list`,
    ),
    v.filterItems((item) => item !== ""),
    tagsLimit(label),
  );
/** A list of entries with distinct ids. */
export const entries = <const T extends v.GenericSchema<unknown, { id: string }>>(
  entry: T,
  label: string,
  cap: number = CAPS.entries,
) =>
  v.pipe(
    v.array(entry, `${label} must be a list`),
    v.maxLength(cap, `${label} is limited to ${cap} entries`),
    v.check(
      (list) => new Set(list.map((item) => item.id)).size === list.length,
      `${label} has two entries with the same id`,
    ),
  );

/** An entry that is kept, but neither printed, exported, scored nor shown to viewers. */
export const hidden = v.optional(v.boolean("Whether an entry is hidden must be true or false"));
export const location = v.optional(shortText("Location"));
