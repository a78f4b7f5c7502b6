import { shortHash } from "#app/core/resume/short-hash.ts";

/**
 * The id of a piece of writing advice, stored when the user ignores it. A hash of its rule and words, so
 * other words get another id.
 */
export const tipId = (rule: string, ...words: string[]): string =>
  shortHash([rule, ...words].join("\n"));
