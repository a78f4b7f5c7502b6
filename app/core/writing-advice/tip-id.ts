import { shortHash } from "#app/core/resume/short-hash.ts";

/** What an ignored tip is known by: its rule and the words it is about, so that it comes back when they change. */
export const tipId = (rule: string, ...words: string[]): string =>
  shortHash([rule, ...words].join("\n"));
