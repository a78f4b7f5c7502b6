import { shortHash } from "#app/core/resume/short-hash.ts";

/** A tip's id, kept when the user ignores it. Made of its rule and words: new words are a new tip. */
export const tipId = (rule: string, ...words: string[]): string =>
  shortHash([rule, ...words].join("\n"));
