/**
 * Computes the features by which a model labels the parts of entries' heads. A head is the first lines of an entry,
 * with title, organization, place and dates; a part is a text between separators. A feature is a string such as
 * "c=experience&bold=true", and the trained model knows the features by these strings, so they and the limits in them
 * change only with training.
 */

import type { HeadPart } from "#app/core/import/labels/heads/head-parts.ts";
import { isCountry } from "#app/core/import/readers/countries.ts";
import {
  hasJobTitleWord,
  looksLikeLocation,
  scoreDegree,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import { findUrls } from "#app/core/import/readers/find-contacts.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import { findJob, findTown, type NamePositions } from "./known-names.ts";
import type { NameFilter } from "./name-filter.ts";

/**
 * The labels that a part of a head can have: job title, employer or school, place, degree, field of study, grade, name
 * of a certificate or award, its issuer, URL, technologies, number of a certificate, and any other text.
 */
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

/**
 * The features of each part, in order. `parts` are those of all heads of a section, in reading order; some features
 * tell what the parts at the same position of the other heads have in common. `names` tells which texts name towns and
 * jobs.
 */
export function headFeatures(parts: readonly HeadPart[], names: NameFilter): string[][] {
  const namesByPart = new Map(
    parts.map((part) => [
      part,
      { town: findTown(part.text, names), job: findJob(part.text, names) },
    ]),
  );
  const partsByPosition = groupBy(parts, positionKey);
  const featuresByPosition = new Map(
    [...partsByPosition].map(([position, partsThere]) => [
      position,
      sharedFeatures(partsThere, namesByPart),
    ]),
  );
  const entries = groupBy(parts, ({ entryIndex }) => entryIndex);
  const textCounts = new Map<string, number>();
  for (const { text } of parts) textCounts.set(text, (textCounts.get(text) ?? 0) + 1);
  const featuresByPart = parts.map((part) =>
    partFeatures(part, entries.get(part.entryIndex) ?? [part], textCounts, namesByPart),
  );
  return parts.map((part, index) => {
    const features = [
      ...(featuresByPart[index] ?? []),
      ...(featuresByPosition.get(positionKey(part)) ?? []),
    ];
    for (const [prefix, neighborIndex] of [
      ["-", index - 1],
      ["+", index + 1],
    ] as const) {
      const neighbor = parts[neighborIndex];
      if (!neighbor || neighbor.entryIndex !== part.entryIndex) {
        features.push(`${prefix}none&c=${part.content}`);
        continue;
      }
      features.push(
        `${prefix}title=${hasJobTitleWord(neighbor.text)}&c=${part.content}`,
        `${prefix}employer=${scoreJobTitle(neighbor.text) < 0}&c=${part.content}`,
        `${prefix}degree=${Math.sign(scoreDegree(neighbor.text))}&c=${part.content}`,
        `${prefix}place=${isPlace(neighbor.text)}`,
        `${prefix}town=${namesByPart.get(neighbor)?.town}&same=${neighbor.lineIndex === part.lineIndex}`,
        `${prefix}job=${namesByPart.get(neighbor)?.job}&c=${part.content}`,
        `${prefix}word=${neighbor.text.length < 24 ? neighbor.text.toLowerCase() : ""}&same=${neighbor.lineIndex === part.lineIndex}`,
        `${prefix}line=${neighbor.lineIndex !== part.lineIndex}&sep=${separatorOf(prefix === "+" ? neighbor.separatorBefore : part.separatorBefore)}`,
        `${prefix}sameLook=${styleKey(neighbor) === styleKey(part)}&sep=${separatorOf(prefix === "+" ? neighbor.separatorBefore : part.separatorBefore)}`,
      );
    }
    return features;
  });
}

/** The towns and jobs that the parts name. */
type NamesByPart = ReadonlyMap<HeadPart, NamePositions>;

/** The parts by key, in order. */
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

/** Features that all parts at the same position of their heads share; the parts are in one kind of section. */
function sharedFeatures(parts: readonly HeadPart[], namesByPart: NamesByPart): string[] {
  const kind = `c=${parts[0]?.content}`;
  const share = (test: (text: string) => boolean) =>
    shareStep(parts.filter(({ text }) => test(text)).length / parts.length);
  const [title, employer] = [share(hasJobTitleWord), share((text) => scoreJobTitle(text) < 0)];
  return [
    `mates:title=${title}&${kind}`,
    `mates:employer=${employer}&${kind}`,
    `mates:school=${share((text) => scoreDegree(text) < 0)}&${kind}`,
    `mates:degree=${share((text) => scoreDegree(text) > 0)}&${kind}`,
    `mates:place=${share(isPlace)}&${kind}`,
    `mates:title=${title}&employer=${employer}`,
    `mates:town=${shareStep(parts.filter((part) => namesByPart.get(part)?.town === "whole").length / parts.length)}&${kind}`,
    `mates:job=${shareStep(parts.filter((part) => namesByPart.get(part)?.job !== "none").length / parts.length)}&${kind}`,
    `mates:once=${shareStep(new Set(parts.map(({ text }) => text)).size / parts.length)}`,
  ];
}

/**
 * Features of the part alone, and of the other parts of its entry. `textCounts`: how often each text is in the heads.
 */
function partFeatures(
  part: HeadPart,
  entry: readonly HeadPart[],
  textCounts: ReadonlyMap<string, number>,
  namesByPart: NamesByPart,
): string[] {
  const { text, content } = part;
  const c = `c=${content}`;
  const words = text.split(/\s+/);
  const last = words.at(-1)?.toLowerCase() ?? "";
  const features = [
    c,
    `${c}&line=${Math.min(part.lineIndex, 3)}&cell=${Math.min(part.cellIndex, 2)}&at=${Math.min(part.partIndex, 3)}`,
    `${c}&line=${Math.min(part.lineIndex, 3)}&dates=${part.hasDates}`,
    `${c}&parts=${Math.min(entry.length, 5)}&at=${Math.min(entry.indexOf(part), 4)}`,
    `${c}&sep=${separatorOf(part.separatorBefore)}`,
    `${c}&bold=${part.isBold}&italic=${part.isItalic}&caps=${part.isCaps}`,
    `${c}&onlyBold=${part.isBold && !entry.every(({ isBold }) => isBold)}`,
    `${c}&largest=${part.size > Math.min(...entry.map(({ size }) => size)) + 0.3}`,
    `${c}&words=${Math.min(words.length, 8)}`,
    `${c}&lastCell=${part.cellCount > 1 && part.cellIndex === part.cellCount - 1}`,
    `${c}&title=${hasJobTitleWord(text)}`,
    `${c}&employer=${scoreJobTitle(text) < 0}`,
    `${c}&degree=${Math.sign(scoreDegree(text))}`,
    `${c}&place=${isPlace(text)}`,
    `${c}&country=${isCountry(text)}`,
    `${c}&placeLike=${looksLikeLocation(text)}`,
    `${c}&often=${(textCounts.get(text) ?? 0) > 1}`,
    `${c}&digits=${/\d/.test(text)}`,
    `${c}&url=${findUrls(text).length > 0}`,
    `${c}&lower=${/^\p{Ll}/u.test(text)}`,
    `${c}&short=${/^\p{Lu}{2,5}$/u.test(text)}`,
    `${c}&number=${/^(?:no\.?|nr\.?|#|n°|license|lic\.?)\s*[\w-]*\d/i.test(text)}`,
    `${c}&grade=${/gpa|\bgrade|note\b|honou?rs|laude|\d[.,]\d\s*(?:\/\s*\d)?/i.test(text)}`,
    `${c}&town=${namesByPart.get(part)?.town}`,
    `${c}&job=${namesByPart.get(part)?.job}`,
    `${c}&job=${namesByPart.get(part)?.job}&employer=${scoreJobTitle(text) < 0}`,
    `${c}&otherJob=${entry.some((other) => other !== part && namesByPart.get(other)?.job !== "none")}&job=${namesByPart.get(part)?.job}`,
    `${c}&otherTown=${entry.some((other) => other !== part && namesByPart.get(other)?.town === "whole")}&town=${namesByPart.get(part)?.town}`,
    ...neighborFeatures(part, entry),
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
function neighborFeatures(part: HeadPart, entry: readonly HeadPart[]): string[] {
  const others = entry.filter((other) => other !== part);
  const has = (is: (text: string) => boolean) => others.some(({ text }) => is(text));
  const [isTitle, isTown] = [hasJobTitleWord(part.text), isPlace(part.text)];
  const cellParts = entry.filter(
    ({ lineIndex, cellIndex }) => lineIndex === part.lineIndex && cellIndex === part.cellIndex,
  );
  const partsToEnd = Math.min(cellParts.length - 1 - cellParts.indexOf(part), 3);
  const position = `c=${part.content}&toEnd=${partsToEnd}&of=${Math.min(cellParts.length, 5)}`;
  return [
    position,
    `${position}&place=${isTown}&title=${isTitle}`,
    `c=${part.content}&otherPlace=${has(isPlace)}&place=${isTown}&toEnd=${partsToEnd}`,
    `c=${part.content}&otherTitle=${has(hasJobTitleWord)}&title=${isTitle}&toEnd=${partsToEnd}`,
    `c=${part.content}&otherSchool=${has((text) => scoreDegree(text) < 0)}&otherDegree=${has((text) => scoreDegree(text) > 0)}&own=${Math.sign(scoreDegree(part.text))}`,
    `c=${part.content}&caps=${/\p{Lu}{2}|\d/u.test(part.text)}&toEnd=${partsToEnd}&sep=${separatorOf(part.separatorBefore)}`,
  ];
}

/** What makes the position of a part in its head: where it is, and its style. */
const positionKey = ({
  content,
  lineIndex,
  cellIndex,
  partIndex,
  cellCount,
  isBold,
  isItalic,
  isCaps,
  hasDates,
  size,
}: HeadPart) =>
  [
    content,
    lineIndex,
    cellIndex,
    Math.min(partIndex, 2),
    Math.min(cellCount, 3),
    isBold,
    isItalic,
    isCaps,
    hasDates,
    size.toFixed(0),
  ].join("|");
/** The style of a part as one string. */
const styleKey = ({ isBold, isItalic, isCaps, size }: HeadPart) =>
  [isBold, isItalic, isCaps, size.toFixed(0)].join("|");

/**
 * The kind of the separator before a part: "none", "space", "-", "|", or the separator itself, such as "," and "at".
 */
function separatorOf(before: string): string {
  const separator = before.trim();
  if (separator === "") return before === "" ? "none" : "space";
  if (/^[–—-]+$/.test(separator)) return "-";
  if (/^[|·•⋅∙⋄◦▪■∗‖¦/]$/.test(separator)) return "|";
  return separator.toLowerCase();
}
/** The step of a share from 0 to 1. */
const shareStep = (share: number) =>
  share === 0 ? "0" : share < 0.35 ? "few" : share < 0.7 ? "half" : "most";
