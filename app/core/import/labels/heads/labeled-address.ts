/**
 * Finds the parts of a postal address behind street and number, "Rua A, 45 – Centro – Salvador/BA": district, flat,
 * postal code, town and state, as Brazilian and Portuguese resumes write them. read-address.ts calls it for each part.
 */

import { hasWorkOrSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";

/** Captions of an address: "Address", "Endereço". */
const ADDRESS_CAPTION =
  /^(?:(?:home |postal |mailing |current |permanent )?address|endereço|morada|dirección|domicilio|indirizzo|adresse|anschrift|adres|adress)$/iu;
/** "Salvador/BA". */
const TOWN_AND_STATE =
  /^\p{Lu}[\p{L}'’ -]+\s?\/\s?(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)$/u;
/** The name of a district or town: "Vila Nova de Gaia", "Jardim 2". */
const PLACE_NAME =
  /^\p{Lu}[\p{L}.'’/-]*(?:\s(?:\p{Lu}[\p{L}.'’/-]*|\d+|d[aeo]s?|del?|di|e|la|las|los|el))*$/u;
/** "apto 302", "bloco B". */
const FLAT =
  /^(?:apto?|apartamento|ap|bloco|bl|casa|sala|andar|piso|torre|lote|quadra|conj(?:unto)?|depto|dpto|flat|apt|unit)\.?\s*(?:\d+|\p{Lu})\p{L}?$/iu;
/** A house number: "45". "10115 Berlin - Ledig" has none, so what is behind its dash is not the address. */
const HOUSE_NUMBER = /^(?:n\.?[ºo°]\s*)?\d{1,5}\s?\p{L}?$/u;
/** Starts of facts that may follow an address: "Solteiro", "CNH B". */
const PERSONAL_FACT =
  /^(?:solteir|casad|divorciad|viúv|solter|viud|brasileir|portugues|estado civil|natural d|cnh(?!\p{L})|carta de condu|single|married)/iu;
/** A code of five or eight digits: "CEP 40010-020" (Brazil), "C.P. 28013" (Spain); not the Portuguese "4000-123". */
const POSTAL_CODE = /^(?:CEP|CP|C\.P\.)?\s*\d{2}\.?\d{3}-?\d{0,3}$/u;
/** How many parts, from this one on, are searched for the town. */
const MAX_PARTS_TO_TOWN = 6;

/**
 * True for a part right behind a part of the address, if the cell begins with the caption of an address, or has a
 * Brazilian town with its state: "Rua A, 45 – Centro – Salvador/BA".
 *
 * @param previousIndex the index of the last part that is known to be of the address
 */
export function continuesPostalAddress(
  parts: readonly HeadPart[],
  index: number,
  previousIndex: number,
): boolean {
  const part = parts[index];
  if (!part || previousIndex !== index - 1 || !isSameCell(part, parts[previousIndex])) return false;
  const separator = part.separatorBefore.trim();
  const hasAddressForm =
    separator === ","
      ? FLAT.test(part.text) || POSTAL_CODE.test(part.text) || TOWN_AND_STATE.test(part.text)
      : /^[–—-]$/.test(separator) &&
        (PLACE_NAME.test(part.text) || FLAT.test(part.text) || POSTAL_CODE.test(part.text));
  // After a comma only flats, codes and towns with a state pass, so no house number is needed. A plain name between
  // dashes needs one before it.
  const needsNoNumber = separator === "," || TOWN_AND_STATE.test(part.text);
  const next = parts[index + 1];
  // "Telefone:" is the caption of what comes next.
  const isCaption = isSameCell(part, next) && next?.separatorBefore.trimStart().startsWith(":");
  return (
    hasAddressForm &&
    (needsNoNumber || isAfterHouseNumber(parts, index)) &&
    !PERSONAL_FACT.test(part.text) &&
    isCaption !== true &&
    // "BA" is a state and a degree.
    (TOWN_AND_STATE.test(part.text) || !hasWorkOrSchoolWord(part.text)) &&
    (hasAddressCaption(parts, index) || hasTownAndState(parts, index))
  );
}

/** True if only parts between dashes, which continue the address, are between the house number or flat and the part. */
function isAfterHouseNumber(parts: readonly HeadPart[], index: number): boolean {
  const before = parts[index - 1]?.text ?? "";
  if (HOUSE_NUMBER.test(before) || FLAT.test(before)) return true;
  const isBetweenDashes = /^[–—-]$/.test(parts[index - 1]?.separatorBefore.trim() ?? "");
  return isBetweenDashes && isAfterHouseNumber(parts, index - 1);
}

/** True if the cell begins with the caption of an address: "Endereço: Rua A, 45". */
function hasAddressCaption(parts: readonly HeadPart[], index: number): boolean {
  const cellStart = index - (parts[index]?.partIndex ?? 0);
  const [label, value] = [parts[cellStart], parts[cellStart + 1]];
  return ADDRESS_CAPTION.test(label?.text ?? "") && value?.separatorBefore.startsWith(":") === true;
}

/** True if this part or a later one of the cell is a town with its state: "Salvador/BA". */
function hasTownAndState(parts: readonly HeadPart[], index: number): boolean {
  const part = parts[index];
  return parts
    .slice(index, index + MAX_PARTS_TO_TOWN)
    .some((other) => part && isSameCell(part, other) && TOWN_AND_STATE.test(other.text));
}
