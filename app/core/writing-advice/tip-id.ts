import { shortHash } from "#app/core/resume/short-hash.ts";

/** The id of an ignored tip: its rule and words, so that the tip returns when the words change. */
export const tipId = (rule: string, ...words: string[]): string =>
  shortHash([rule, ...words].join("\n"));
