/**
 * The schema of PDF text (text-run.ts) that arrives as JSON: the server extracts it in a browser (docs/decisions/0014).
 */
import * as v from "valibot";
import type { PageText, PdfText, TextBlock, TextRun } from "./text-run.ts";

/** Null stands for a number that JSON cannot represent: Infinity or NaN. */
const length = v.nullish(v.number(), 0);

const run: v.GenericSchema<unknown, TextRun> = v.object({
  text: v.string(),
  x: length,
  y: length,
  width: length,
  size: length,
  font: v.string(),
  isBold: v.boolean(),
  isItalic: v.boolean(),
  isRightToLeft: v.boolean(),
  isTurned: v.boolean(),
  endsLine: v.boolean(),
});

const block: v.GenericSchema<unknown, TextBlock> = v.object({
  role: v.string(),
  list: v.nullable(v.number()),
  item: v.nullable(v.number()),
  isLabelled: v.boolean(),
  isLink: v.boolean(),
  runs: v.array(run),
});

const page: v.GenericSchema<unknown, PageText> = v.object({
  number: v.number(),
  width: length,
  height: length,
  runs: v.array(run),
  pictures: v.number(),
  hiddenText: v.string(),
  links: v.array(v.string()),
  roles: v.array(v.string()),
  blocks: v.optional(v.array(block)),
});

export const pdfTextSchema: v.GenericSchema<unknown, PdfText> = v.object({
  pages: v.array(page),
  bytes: v.number(),
  title: v.string(),
  creator: v.optional(v.string()),
  mayCopy: v.boolean(),
});
