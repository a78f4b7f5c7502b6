/**
 * Computes the features by which the model labels the parts of entries' heads, also from the parts at the same position
 * in the section's other heads. The trained model knows the features by these strings.
 */

import type { HeadPart } from "#app/core/import/labels/heads/head-parts.ts";
import { isCountry } from "#app/core/import/readers/countries.ts";
import {
  hasJobTitle,
  looksLikeLocation,
  scoreDegree,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import { findUrls } from "#app/core/import/readers/find-contacts.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import { type FoundNames, findJob, findTown } from "./known-names.ts";
import type { NameFilter } from "./name-filter.ts";

/** The labels that a part of a head can have. */
export const HEAD_LABELS = [
  "role",
  "org",
  "place",
  "degree",
  "field",
  "grade",
  "name",
  "issuer",
  "link",
  "tech",
  "number",
  "note",
] as const;
export type HeadLabel = (typeof HEAD_LABELS)[number];

/** The features of all parts of a section's heads, in reading order. */
export function headFeatures(parts: readonly HeadPart[], names: NameFilter): string[][] {
  const found = new Map(
    parts.map((part) => [
      part,
      { town: findTown(part.text, names), job: findJob(part.text, names) },
    ]),
  );
  const mates = groupBy(parts, spotOf);
  const shared = new Map([...mates].map(([spot, own]) => [spot, sharedFeatures(own, found)]));
  const entries = groupBy(parts, ({ entry }) => entry);
  const times = new Map<string, number>();
  for (const { text } of parts) times.set(text, (times.get(text) ?? 0) + 1);
  const own = parts.map((part) =>
    ownFeatures(part, entries.get(part.entry) ?? [part], times, found),
  );
  return parts.map((part, index) => {
    const features = [...(own[index] ?? []), ...(shared.get(spotOf(part)) ?? [])];
    for (const [prefix, at] of [
      ["-", index - 1],
      ["+", index + 1],
    ] as const) {
      const other = parts[at];
      if (!other || other.entry !== part.entry) {
        features.push(`${prefix}none&c=${part.content}`);
        continue;
      }
      features.push(
        `${prefix}title=${hasJobTitle(other.text)}&c=${part.content}`,
        `${prefix}employer=${scoreJobTitle(other.text) < 0}&c=${part.content}`,
        `${prefix}degree=${Math.sign(scoreDegree(other.text))}&c=${part.content}`,
        `${prefix}place=${isPlace(other.text)}`,
        `${prefix}town=${found.get(other)?.town}&same=${other.line === part.line}`,
        `${prefix}job=${found.get(other)?.job}&c=${part.content}`,
        `${prefix}word=${other.text.length < 24 ? other.text.toLowerCase() : ""}&same=${other.line === part.line}`,
        `${prefix}line=${other.line !== part.line}&sep=${separatorOf(prefix === "+" ? other.before : part.before)}`,
        `${prefix}sameLook=${look(other) === look(part)}&sep=${separatorOf(prefix === "+" ? other.before : part.before)}`,
      );
    }
    return features;
  });
}

/** The towns and jobs that the parts name. */
type NamesByPart = ReadonlyMap<HeadPart, FoundNames>;

function groupBy<Key>(
  parts: readonly HeadPart[],
  keyOf: (part: HeadPart) => Key,
): Map<Key, HeadPart[]> {
  const groups = new Map<Key, HeadPart[]>();
  for (const part of parts) {
    const group = groups.get(keyOf(part));
    if (group) group.push(part);
    else groups.set(keyOf(part), [part]);
  }
  return groups;
}

/** Features that parts at the same position of their heads share. `mates`: these parts, all in one kind of section. */
function sharedFeatures(mates: readonly HeadPart[], found: NamesByPart): string[] {
  const c = `c=${mates[0]?.content}`;
  const share = (is: (text: string) => boolean) =>
    step(mates.filter(({ text }) => is(text)).length / mates.length);
  const [title, employer] = [share(hasJobTitle), share((text) => scoreJobTitle(text) < 0)];
  return [
    `mates:title=${title}&${c}`,
    `mates:employer=${employer}&${c}`,
    `mates:school=${share((text) => scoreDegree(text) < 0)}&${c}`,
    `mates:degree=${share((text) => scoreDegree(text) > 0)}&${c}`,
    `mates:place=${share(isPlace)}&${c}`,
    `mates:title=${title}&employer=${employer}`,
    `mates:town=${step(mates.filter((mate) => found.get(mate)?.town === "whole").length / mates.length)}&${c}`,
    `mates:job=${step(mates.filter((mate) => found.get(mate)?.job !== "none").length / mates.length)}&${c}`,
    `mates:once=${step(new Set(mates.map(({ text }) => text)).size / mates.length)}`,
  ];
}

function ownFeatures(
  part: HeadPart,
  entry: readonly HeadPart[],
  times: ReadonlyMap<string, number>,
  found: NamesByPart,
): string[] {
  const { text, content } = part;
  const c = `c=${content}`;
  const words = text.split(/\s+/);
  const last = words.at(-1)?.toLowerCase() ?? "";
  const features = [
    c,
    `${c}&line=${Math.min(part.line, 3)}&cell=${Math.min(part.cell, 2)}&at=${Math.min(part.at, 3)}`,
    `${c}&line=${Math.min(part.line, 3)}&dates=${part.hasDates}`,
    `${c}&parts=${Math.min(entry.length, 5)}&at=${Math.min(entry.indexOf(part), 4)}`,
    `${c}&sep=${separatorOf(part.before)}`,
    `${c}&bold=${part.isBold}&italic=${part.isItalic}&caps=${part.isCaps}`,
    `${c}&onlyBold=${part.isBold && !entry.every(({ isBold }) => isBold)}`,
    `${c}&largest=${part.size > Math.min(...entry.map(({ size }) => size)) + 0.3}`,
    `${c}&words=${Math.min(words.length, 8)}`,
    `${c}&lastCell=${part.cells > 1 && part.cell === part.cells - 1}`,
    `${c}&title=${hasJobTitle(text)}`,
    `${c}&employer=${scoreJobTitle(text) < 0}`,
    `${c}&degree=${Math.sign(scoreDegree(text))}`,
    `${c}&place=${isPlace(text)}`,
    `${c}&country=${isCountry(text)}`,
    `${c}&placeLike=${looksLikeLocation(text)}`,
    `${c}&often=${(times.get(text) ?? 0) > 1}`,
    `${c}&digits=${/\d/.test(text)}`,
    `${c}&url=${findUrls(text).length > 0}`,
    `${c}&lower=${/^\p{Ll}/u.test(text)}`,
    `${c}&short=${/^\p{Lu}{2,5}$/u.test(text)}`,
    `${c}&number=${/^(?:no\.?|nr\.?|#|n°|license|lic\.?)\s*[\w-]*\d/i.test(text)}`,
    `${c}&grade=${/gpa|\bgrade|note\b|honou?rs|laude|\d[.,]\d\s*(?:\/\s*\d)?/i.test(text)}`,
    `${c}&town=${found.get(part)?.town}`,
    `${c}&job=${found.get(part)?.job}`,
    `${c}&job=${found.get(part)?.job}&employer=${scoreJobTitle(text) < 0}`,
    `${c}&otherJob=${entry.some((other) => other !== part && found.get(other)?.job !== "none")}&job=${found.get(part)?.job}`,
    `${c}&otherTown=${entry.some((other) => other !== part && found.get(other)?.town === "whole")}&town=${found.get(part)?.town}`,
    ...amongOthers(part, entry),
    `${c}&suffix=${last.slice(-3)}`,
    `${c}&suffix4=${last.slice(-4)}`,
    `${c}&first=${words[0]?.toLowerCase()}`,
    `${c}&last=${last}`,
    `suffix4=${last.slice(-4)}`,
  ];
  for (const word of words.slice(0, 6))
    features.push(`${c}&word=${word.toLowerCase().replace(/[^\p{L}\d]/gu, "")}`);
  return features;
}

/** Features of the head's other parts, and of a part's position in its cell. */
function amongOthers(part: HeadPart, entry: readonly HeadPart[]): string[] {
  const others = entry.filter((other) => other !== part);
  const has = (is: (text: string) => boolean) => others.some(({ text }) => is(text));
  const [isTitle, isTown] = [hasJobTitle(part.text), isPlace(part.text)];
  const beside = entry.filter(({ line, cell }) => line === part.line && cell === part.cell);
  const toEnd = Math.min(beside.length - 1 - beside.indexOf(part), 3);
  const at = `c=${part.content}&toEnd=${toEnd}&of=${Math.min(beside.length, 5)}`;
  return [
    at,
    `${at}&place=${isTown}&title=${isTitle}`,
    `c=${part.content}&otherPlace=${has(isPlace)}&place=${isTown}&toEnd=${toEnd}`,
    `c=${part.content}&otherTitle=${has(hasJobTitle)}&title=${isTitle}&toEnd=${toEnd}`,
    `c=${part.content}&otherSchool=${has((text) => scoreDegree(text) < 0)}&otherDegree=${has((text) => scoreDegree(text) > 0)}&own=${Math.sign(scoreDegree(part.text))}`,
    `c=${part.content}&caps=${/\p{Lu}{2}|\d/u.test(part.text)}&toEnd=${toEnd}&sep=${separatorOf(part.before)}`,
  ];
}

const spotOf = ({
  content,
  line,
  cell,
  at,
  cells,
  isBold,
  isItalic,
  isCaps,
  hasDates,
  size,
}: HeadPart) =>
  [
    content,
    line,
    cell,
    Math.min(at, 2),
    Math.min(cells, 3),
    isBold,
    isItalic,
    isCaps,
    hasDates,
    size.toFixed(0),
  ].join("|");
const look = ({ isBold, isItalic, isCaps, size }: HeadPart) =>
  [isBold, isItalic, isCaps, size.toFixed(0)].join("|");

function separatorOf(before: string): string {
  const separator = before.trim();
  if (separator === "") return before === "" ? "none" : "space";
  if (/^[–—-]+$/.test(separator)) return "-";
  if (/^[|·•⋅∙⋄◦▪■∗‖¦/]$/.test(separator)) return "|";
  return separator.toLowerCase();
}
const step = (share: number) =>
  share === 0 ? "0" : share < 0.35 ? "few" : share < 0.7 ? "half" : "most";
