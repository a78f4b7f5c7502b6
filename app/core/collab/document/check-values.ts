/**
 * Checks single values of a document against schema and caps. Values that our editors cannot write are rejected; a
 * field past its cap is cut, because two people typing at once can cause that.
 */
import * as v from "valibot";
import type * as Y from "yjs";
import { designSchema } from "#app/core/resume/design.ts";
import {
  correctionsSchema,
  jobDescriptionInputSchema,
  POSTING_ID,
} from "#app/core/resume/job-description.ts";
import { LANGUAGE, photoSchema } from "#app/core/resume/schema.ts";
import { CAPS, DATE, DATE_RULE, ENTRY_ID } from "#app/core/resume/schema-fields.ts";
import { DESIGN_PREFIX, IGNORED_TIP_PREFIX } from "./layout.ts";
import {
  CORRECTION_LISTS,
  type CorrectionList,
  isCorrectionKey,
  partsOfCorrectionKey,
} from "./posting-corrections.ts";
import { ACTIVE_POSTING, FIRST_POSTING, POSTING_PREFIX } from "./postings.ts";

/** The result of checking a change. The check functions below add to it; their messages are shown to the person. */
export interface Verdict {
  /** Why the whole change is rejected, or null. */
  malformed: string | null;
  /** Values past a cap, each with the edit that cuts it. */
  overflows: Array<{ message: string; repair(): void }>;
  /** An editor of an earlier release has added an entry, which lacks the fields added since. */
  isIncomplete: boolean;
}

/** The format of hashes made by app/core/resume/short-hash.ts, which are part of some keys. */
const HASH = /^[a-z0-9]{1,24}$/;
/** In characters; our editors write positions of at most 48 (positions.ts). */
const LONGEST_POSITION = 128;
/** A text with more runs of NUL characters than this is written anew; pasting causes fewer by accident. */
const MAX_NUL_RUNS = 20;
const photoValue = v.nullable(v.strictObject(photoSchema.entries));
const { entries: jobEntries } = jobDescriptionInputSchema;
/** A job description in the document: all three texts, the corrections that exist, and nothing else. */
const jobDescriptionSchema = v.nullable(
  v.strictObject({ ...jobEntries, company: jobEntries.company.wrapped }),
);
const correctionSchema = v.strictObject({ list: v.picklist(CORRECTION_LISTS), item: v.unknown() });
const tagSchema = v.strictObject({
  pos: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_POSITION)),
  value: v.string(),
});

/** Only the first reason is kept. */
export function markMalformed(verdict: Verdict, message: string): void {
  verdict.malformed ??= message;
}

export function checkSetting(
  key: string,
  value: unknown,
  isTemplate: (id: string) => boolean,
  verdict: Verdict,
): void {
  if (key.startsWith(DESIGN_PREFIX)) {
    if (!isDesignSetting(key.slice(DESIGN_PREFIX.length), value)) {
      markMalformed(verdict, `${key.slice(0, 40)} cannot be that`);
    }
    return;
  }
  if (key.startsWith(IGNORED_TIP_PREFIX)) {
    const isTip = HASH.test(key.slice(IGNORED_TIP_PREFIX.length));
    if (!isTip || (value !== true && value !== undefined)) {
      markMalformed(verdict, `${key.slice(0, 40)} cannot be that`);
    }
    return;
  }
  const isValid =
    key === "templateId"
      ? typeof value === "string" && isTemplate(value)
      : isPostingSetting(key, value);
  if (!isValid) markMalformed(verdict, `${key.slice(0, 40)} cannot be that`);
}

/** Undefined removes a posting. */
function isPostingSetting(key: string, value: unknown): boolean {
  if (key === "jobDescription") return v.safeParse(jobDescriptionSchema, value).success;
  if (isCorrectionKey(key)) return isCorrection(key, value);
  if (key === ACTIVE_POSTING) return typeof value === "string" && POSTING_ID.test(value);
  const id = key.slice(POSTING_PREFIX.length);
  const isKey = key.startsWith(POSTING_PREFIX) && POSTING_ID.test(id) && id !== FIRST_POSTING;
  return isKey && (value === undefined || v.safeParse(jobDescriptionSchema.wrapped, value).success);
}

/** Null removes a correction stored in the posting itself; undefined, one with its own key. */
function isCorrection(key: string, value: unknown): boolean {
  const parts = partsOfCorrectionKey(key);
  if (!parts || !POSTING_ID.test(parts.id) || !HASH.test(parts.hash)) return false;
  if (value === null || value === undefined) return true;
  const parsed = v.safeParse(correctionSchema, value);
  if (!parsed.success) return false;
  const { list, item } = parsed.output;
  return v.safeParse(correctionsSchema.entries[list as CorrectionList], [item]).success;
}

/** Undefined resets a setting. */
function isDesignSetting(name: string, value: unknown): boolean {
  const { entries } = designSchema;
  if (!Object.hasOwn(entries, name)) return false;
  return v.safeParse(entries[name as keyof typeof entries], value).success;
}

/** The resume's sections are created by the seed and never replaced; only photo and language are single values. */
export function checkRootValue(key: string, value: unknown, verdict: Verdict): void {
  const isValid =
    key === "photo"
      ? v.safeParse(photoValue, value).success
      : key === "language" && typeof value === "string" && LANGUAGE.test(value);
  if (!isValid) {
    markMalformed(verdict, `${key.slice(0, 40)} cannot be replaced`);
  }
}

export function checkPosition(value: unknown, verdict: Verdict): void {
  if (typeof value !== "string" || value === "" || value.length > LONGEST_POSITION) {
    markMalformed(verdict, "A position cannot be that");
  }
}

export function checkText(text: Y.Text, cap: number, verdict: Verdict): void {
  if (text._map.size > 0) markMalformed(verdict, "Text has no attributes");
  const value = text.toString();
  // A character that counts but is not shown would shift everyone's later edits.
  if (text.length !== value.length) markMalformed(verdict, "Text holds nothing but text");
  const isTooLong = value.length > cap;
  if (!isTooLong && !value.includes("\0")) return;
  const kept = value.slice(0, truncatedLength(value, cap));
  verdict.overflows.push({
    message: isTooLong
      ? `This field is limited to ${cap.toLocaleString("en")} characters`
      : "Text contains a character that cannot be stored",
    repair: () => {
      text.delete(kept.length, value.length - kept.length);
      deleteNul(text, kept);
    },
  });
}

/** The length to cut a text to: `cap`, or one less where that would cut a surrogate pair in half. */
function truncatedLength(value: string, cap: number): number {
  const isCutInPair = value.length > cap && (value.charCodeAt(cap - 1) & 0xfc00) === 0xd800;
  return Math.min(value.length, isCutInPair ? cap - 1 : cap);
}

/**
 * Deletes NUL characters by runs, from the last on. No editor writes one, so a text with many is written anew:
 * each deletion searches the text from its start.
 */
function deleteNul(text: Y.Text, value: string): void {
  const runs = [...value.matchAll(/\0+/g)];
  if (runs.length > MAX_NUL_RUNS) {
    text.delete(0, value.length);
    text.insert(0, value.replaceAll("\0", ""));
    return;
  }
  for (const run of runs.reverse()) text.delete(run.index, run[0].length);
}

/** Cuts to `cap` characters, without NUL and without half of a surrogate pair at the end. */
const truncateToCap = (value: string, cap: number) =>
  value.length <= cap && !value.includes("\0")
    ? value
    : value
        .replaceAll("\0", "")
        .slice(0, cap)
        .replace(/[\ud800-\udbff]$/, "");

export function checkTag(map: Y.Map<unknown>, key: string, verdict: Verdict): void {
  const parsed = v.safeParse(tagSchema, map.get(key));
  if (!parsed.success || !ENTRY_ID.test(key)) {
    markMalformed(verdict, "An item cannot be that");
  } else if (truncateToCap(parsed.output.value, CAPS.skill) !== parsed.output.value) {
    const { pos, value } = parsed.output;
    verdict.overflows.push({
      message: `An item is limited to ${CAPS.skill} characters`,
      repair: () => map.set(key, { pos, value: truncateToCap(value, CAPS.skill) }),
    });
  }
}

export function checkSingleValue(
  entry: Y.Map<unknown>,
  key: string,
  kind: "date" | "flag" | "plain",
  verdict: Verdict,
): void {
  const value = entry.get(key);
  if (kind === "flag") {
    if (typeof value !== "boolean") markMalformed(verdict, `${key} must be true or false`);
  } else if (typeof value !== "string") {
    markMalformed(verdict, `${key} must be text`);
  } else if (kind === "date" && !DATE.test(value)) {
    const message = `A date ${DATE_RULE}`;
    verdict.overflows.push({ message, repair: () => entry.set(key, "") });
  } else if (kind === "plain" && truncateToCap(value, CAPS.shortText) !== value) {
    verdict.overflows.push({
      message: `This field is limited to ${CAPS.shortText} characters`,
      repair: () => entry.set(key, truncateToCap(value, CAPS.shortText)),
    });
  }
}
