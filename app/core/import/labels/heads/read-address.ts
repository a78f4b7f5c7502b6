/**
 * Reads the postal address of the person among the lines with contact details. The lines are split into parts, the
 * texts between separators, and a model labels each; the address is what it labeled as "place" and, by the rules below,
 * codes and names beside that.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isCountry } from "#app/core/import/readers/countries.ts";
import { hasJobTitleWord, hasWorkOrSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import { isRegion } from "#app/core/import/readers/places.ts";
import { contactParts } from "./contact-parts.ts";
import type { HeadPart } from "./head-parts.ts";
import { closeBracket, isSameCell, joinParts, LEADING_WORD } from "./join-parts.ts";
import { continuesPostalAddress } from "./labeled-address.ts";
import { withPlaceLines } from "./part-corrections.ts";
import { withoutPersonalFacts } from "./personal-facts.ts";
import type { PartLabeler } from "./read-heads.ts";

/** A user name such as "anna-berg", which links to profiles print in place of the URL. */
const USER_NAME = /^[\p{Ll}\d]+(?:[-_.][\p{Ll}\d]+)+$/u;

/**
 * Returns the address as one text, such as "14 rue des Tanneurs, 35000 Rennes"; "" if there is none. `name` is the
 * person's name, which is no part of the address.
 */
export function readAddress(
  lines: readonly LabelLine[],
  labelParts: PartLabeler,
  name: string,
): string {
  const parts = contactParts(lines.map(withoutPersonalFacts));
  const labeled = withPlaceLines(parts, labelParts(parts));
  let address = "";
  let lastAddressPart: HeadPart | null = null;
  let lastAddressIndex = -1;
  for (const [index, part] of parts.entries()) {
    const isInSameCell =
      lastAddressPart?.entryIndex === part.entryIndex &&
      lastAddressPart.cellIndex === part.cellIndex;
    const isPostalCodeBelow =
      lastAddressPart?.entryIndex === part.entryIndex - 1 && isZipBelow(parts, index, address);
    const endsAddress =
      isInSameCell && parts[index - 1] === lastAddressPart && isCountryOrCode(part);
    const isTown =
      (address === "" && (TOWN_AND_CODE.test(part.text) || isRegionAlone(parts, index))) ||
      isTownBeforePlace(parts, labeled, index);
    const isIndianCode =
      lastAddressPart !== null &&
      isIndianPostalCode(part, lastAddressPart, parts[index - 1], lines);
    const isHouseNumber = address === "" && isHouseNumberBeforePlace(parts, labeled, index);
    const isPostalCode = isPostalCodeBelow || isIndianCode;
    const isBetween =
      isInSameCell &&
      parts[index - 1] === lastAddressPart &&
      isBetweenPlaces(parts, labeled, index, lines);
    const isContinued = continuesPostalAddress(parts, index, lastAddressIndex);
    if (
      labeled[index]?.label !== "place" &&
      !endsAddress &&
      !isTown &&
      !isPostalCode &&
      !isHouseNumber &&
      !isBetween &&
      !isContinued
    )
      continue;
    // Of the numbers, only house numbers and postal codes belong to an address.
    const mayLackLetters =
      (isInSameCell && /^(?:,|\()$/.test(part.separatorBefore.trim())) ||
      POSTAL_CODE.test(part.text) ||
      isPostalCodeBelow ||
      isIndianCode ||
      isContinued ||
      isHouseNumber;
    if (
      (!/\p{L}{2}/u.test(part.text) && !mayLackLetters) ||
      USER_NAME.test(part.text) ||
      part.text.toLowerCase() === name.toLowerCase()
    )
      continue;
    const isTownAfterCode = CODE_AT_END.test(address) && /^\p{Lu}\p{Ll}/u.test(part.text);
    const separator = isIndianCode
      ? " – "
      : isTownAfterCode || isPostalCodeBelow || completesCountry(address, part)
        ? " "
        : ", ";
    address =
      address === ""
        ? part.text
        : isInSameCell
          ? joinParts(address, part)
          : closeBracket(address) + separator + part.text;
    lastAddressPart = part;
    lastAddressIndex = index;
  }
  return closeBracket(
    address.replace(LEADING_WORD, "").replace(BASED_IN, "").replace(TRAILING_ICON, ""),
  );
}

/**
 * True for "Shivneri Apartments" between "Flat 12," and a part that is a place, in the same cell or, after a comma at
 * the line's end, at the start of the line below.
 */
function isBetweenPlaces(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
  index: number,
  lines: readonly LabelLine[],
): boolean {
  const part = parts[index];
  if (!part) return false;
  const isPlace = (index: number) =>
    labeled[index]?.label === "place" || isTownBeforePlace(parts, labeled, index);
  const next = parts[index + 1];
  const isNext =
    isSameCell(part, next) && next?.separatorBefore.trim() === "," && isPlace(index + 1);
  const below = parts.findIndex(
    ({ entryIndex, cellIndex, partIndex }) =>
      entryIndex === part.entryIndex + 1 && cellIndex === part.cellIndex && partIndex === 0,
  );
  const cellText = lines[part.entryIndex]?.cells[part.cellIndex]?.text ?? "";
  const isBelow = cellText.trimEnd().endsWith(`${part.text},`) && isPlace(below);
  return (
    (isNext || isBelow) &&
    part.separatorBefore.trim() === "," &&
    /^\p{Lu}[\p{L}\d.'’/ -]+$/u.test(part.text) &&
    // "Open to Relocation", "Willing to Travel"
    !/\sto\s/iu.test(part.text) &&
    !hasJobTitleWord(part.text) &&
    !hasWorkOrSchoolWord(part.text)
  );
}

/** "Nilüfer" at the start of "Nilüfer, Bursa", where "Bursa" is labeled as a place. */
function isTownBeforePlace(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
  index: number,
): boolean {
  const [part, next] = [parts[index], parts[index + 1]];
  return (
    part?.partIndex === 0 &&
    isSameCell(part, next) &&
    next?.separatorBefore.trim() === "," &&
    labeled[index + 1]?.label === "place" &&
    /^(?:(?:Col|Fracc|Urb)\. )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(part.text) &&
    !hasWorkOrSchoolWord(part.text)
  );
}

/** "Thane – 401107", of which the Indian postal code may be wrapped onto the next line. */
function isIndianPostalCode(
  part: HeadPart,
  last: HeadPart,
  before: HeadPart | undefined,
  lines: readonly LabelLine[],
): boolean {
  if (!/^\d{3} ?\d{3}$/.test(part.text)) return false;
  const isOnLine =
    before === last && part.entryIndex === last.entryIndex && part.cellIndex === last.cellIndex;
  if (isOnLine) return /^[–—-]$/.test(part.separatorBefore.trim());
  const above = lines[last.entryIndex]?.cells[last.cellIndex]?.text ?? "";
  return (
    part.entryIndex === last.entryIndex + 1 &&
    part.cellIndex === last.cellIndex &&
    /[–—-]\s*$/.test(above)
  );
}

/**
 * True for "B-203" in "B-203, Shanti Niketan, Thane" and "12" in "12, rue Bara, Lyon", at the start of a cell before a
 * part that is labeled as a place.
 */
function isHouseNumberBeforePlace(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
  index: number,
): boolean {
  const [part, next] = [parts[index], parts[index + 1]];
  return (
    part?.partIndex === 0 &&
    (HOUSE_NUMBER.test(part.text) ||
      (STREET_NUMBER.test(part.text) && STREET_START.test(next?.text ?? ""))) &&
    isSameCell(part, next) &&
    next?.separatorBefore.trim() === "," &&
    labeled[index + 1]?.label === "place"
  );
}
/** A flat in a block, or a number in a street: "B-203", "12/4". */
const HOUSE_NUMBER = /^(?:\p{Lu}{1,2}[-/ ]?\d{1,4}|\d{1,4}[-/]\d{1,4}\p{Lu}?)$/u;

/** A number before the name of its street, with a comma between, as in French. */
const STREET_NUMBER = /^\d{1,4}(?: ?(?:bis|ter|quater))?$/u;
/** Words that begin the name of a street in Romance languages. */
const STREET_START =
  /^(?:rue|avenue|av\.?|boulevard|bd\.?|blvd\.?|place|allées?|chemin|impasse|quai|route|cours|square|passage|résidence|lotissement|via|viale|piazza|rua|carrer|calle)\s/iu;

/** True for "Greater Boston" and "Greater Seattle Area" alone on a line. */
const isRegionAlone = (parts: readonly HeadPart[], index: number): boolean =>
  isOnlyPartOfEntry(parts, index) &&
  /^Greater \p{Lu}[\p{L}.-]+(?:(?: \p{Lu}\p{Ll}+)?(?: Metropolitan)? Area)?$/u.test(
    parts[index]?.text ?? "",
  );

/** True for the only part of its line; for contact details, `entryIndex` is the index of the line. */
const isOnlyPartOfEntry = (parts: readonly HeadPart[], index: number): boolean =>
  parts.filter(({ entryIndex }) => entryIndex === parts[index]?.entryIndex).length === 1;

/** True for "States" below "Portland, OR 97214, United". */
function completesCountry(address: string, { text }: HeadPart): boolean {
  const last = address.split(", ").at(-1) ?? "";
  return last !== address && !isCountry(last) && !isCountry(text) && isCountry(`${last} ${text}`);
}

/** The two halves of a British postcode: "SK4" at the end of the address, "3NP" alone. */
const OUTWARD_CODE = /[\s,][A-Z]{1,2}\d[A-Z\d]?$/;
const INWARD_CODE = /^\d[A-Z]{2}$/;

/** True for "30311" alone on the line below "Cascade Road, Atlanta, GA", and for "3NP" below "Stockport, SK4". */
function isZipBelow(parts: readonly HeadPart[], index: number, address: string): boolean {
  const part = parts[index];
  const [, state = ""] = /,\s+(\p{Lu}{2})$/u.exec(address) ?? [];
  const text = part?.text ?? "";
  const isZip = isRegion(state) && /^\d{5}(?:-\d{4})?$/.test(text);
  const isInwardCode = OUTWARD_CODE.test(address) && INWARD_CODE.test(text);
  const next = parts[index + 1];
  // "5NN, United Kingdom"
  const isBeforeCountry =
    part !== undefined &&
    part.partIndex === 0 &&
    isSameCell(part, next) &&
    isCountry(next?.text ?? "");
  return (
    (isOnlyPartOfEntry(parts, index) && (isZip || isInwardCode)) ||
    (isInwardCode && isBeforeCountry)
  );
}

/**
 * A postal code at the end of the address so far, "14 rue des Tanneurs, 35000": a town below it follows after a space.
 */
const CODE_AT_END = /,\s+\d{4,5}$/;

/** "Based in " before a place, which is removed. */
const BASED_IN = /^(?:based|located|living|resident) in\s+(?=\p{Lu})/iu;

/** A sign after the last word, such as an icon, which is removed. */
const TRAILING_ICON = /(?<!\s)\s+[^\p{L}\p{N}\s)\]"'”’]+$/u;

/** "Stockholm SE", "Portland OR" and "Kendal LA9"; not "English B2", which has a level of a language. */
export const TOWN_AND_CODE =
  /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2} (?:\p{Lu}{2}|(?![ABC][12]$)[A-Z]{1,2}\d[A-Z\d]?)$/u;

/**
 * True for "Sweden", "IL 60622" and "D-80331" after a town and a comma, for a French department, "(44)", an Italian
 * province, "(AN)", and for a Brazilian state, "Recife - PE".
 */
const isCountryOrCode = ({ separatorBefore, text }: HeadPart) =>
  (/^[–-]$/.test(separatorBefore.trim()) && /^\p{Lu}{2}$/u.test(text)) ||
  (separatorBefore.trim() === "," && (isCountry(text) || POSTAL_CODE.test(text))) ||
  (separatorBefore.trim() === "(" && /^(?:\d{2,3}|\p{Lu}{2})$/u.test(text));

/** "60622", "IL 60622", "D-80331". */
const POSTAL_CODE = /^(?:\p{Lu}{1,2}[ -])?\d{4,5}(?:-\d{3,4})?$/u;
