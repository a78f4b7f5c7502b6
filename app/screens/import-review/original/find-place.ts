/** Finds where the file says what a field holds, or where its entry is if the field is empty. */
import type { Resume } from "#app/core/resume/schema.ts";
import { getAtPath } from "../set-at.ts";
import type { SourceUnit } from "./source-units.ts";

/** Shorter texts are everywhere. */
const MIN_LETTERS = 3;
/** Lines without a match that may be within one entry. */
const MAX_GAP = 2;
/** A value may be this far above its entry, such as an employer above its roles. */
const REACH = 3;
/** Of an entry whose field is empty, the first lines are shown. */
const HEAD_UNITS = 3;
const DATE = /^(\d{4})(?:-\d{2})?$/;

/** The positions of the units that say it; empty if none does. */
export function findPlace(
  units: readonly SourceUnit[],
  wanted: readonly string[],
  context: readonly string[],
): number[] {
  const texts = units.map(({ text }) => squeeze(text));
  const region = findRegion(texts, context.map(squeeze));
  const sought = wanted.map((text) => squeeze(DATE.exec(text)?.[1] ?? text)).filter(isLong);
  const hits = texts.flatMap((text, at) =>
    isLong(text) && sought.some((part) => text.includes(part) || part.includes(text)) ? [at] : [],
  );
  if (!region) return clusterOf(hits);
  const near = hits.filter((at) => at >= region.from - REACH && at <= region.to + 1);
  if (near.length > 0) return clusterOf(near);
  if (hits.length > 0 && sought.some((part) => part.length > 8)) return clusterOf(hits);
  const end = Math.min(region.to + 1, region.from + HEAD_UNITS);
  return Array.from({ length: end - region.from }, (_, offset) => region.from + offset);
}

/** @param found the text of the file that the doubt names */
export function placeOfField(
  units: readonly SourceUnit[],
  resume: Resume,
  path: string,
  found = "",
): number[] {
  const value = getAtPath(resume, path);
  const wanted = [...stringsIn(value), ...found.split(" / ")].flatMap((text) => text.split("\n"));
  const [section = "", index = ""] = path.split(".");
  const isEntry = /^\d+$/.test(index);
  const entry = getAtPath(resume, isEntry ? `${section}.${index}` : section);
  return findPlace(units, wanted.filter(Boolean), stringsIn(entry));
}

/** The stretch of units with most of the context. */
function findRegion(
  texts: readonly string[],
  context: readonly string[],
): { from: number; to: number } | null {
  const known = context.filter(isLong);
  const scores = texts.map((text) => {
    if (!isLong(text)) return 0;
    if (known.some((part) => part.includes(text))) return text.length;
    return Math.max(0, ...known.filter((part) => text.includes(part)).map(({ length }) => length));
  });
  let best: { from: number; to: number; score: number } | null = null;
  let open: { from: number; to: number; score: number } | null = null;
  for (const [at, score] of scores.entries()) {
    if (score === 0) continue;
    if (open && at - open.to <= MAX_GAP + 1)
      open = { from: open.from, to: at, score: open.score + score };
    else open = { from: at, to: at, score };
    if (!best || open.score > best.score) best = open;
  }
  return best;
}

/** The first of several hits, with those that follow it directly: a wrapped text. */
function clusterOf(hits: readonly number[]): number[] {
  const first = hits[0];
  return first === undefined ? [] : hits.filter((at, order) => at === first + order);
}

const isLong = (text: string) => text.length >= MIN_LETTERS;

const squeeze = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "id" || key === "employerId" ? [] : stringsIn(inner),
  );
}
