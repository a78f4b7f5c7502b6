/** Recognizes places by a state, a country, a well-known city, or "Remote". */
import { isCountry } from "./countries.ts";
import { hasWorkOrSchoolWord } from "./entry-keywords.ts";

const setOf = (words: string) => new Set(words.split("|").map((word) => word.trim()));

/** States of the United States, Canada and Australia, in capitals. */
const STATE_CODES = setOf(
  "AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|PR|AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|YT|NSW|VIC|QLD|SA|TAS|ACT|NT",
);
const STATES = setOf(
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|alberta|british columbia|manitoba|new brunswick|nova scotia|ontario|québec|quebec|saskatchewan|new south wales|victoria|queensland|tasmania|bavaria|bayern|hessen|sachsen|niedersachsen|baden-württemberg|nordrhein-westfalen|catalonia|karnataka|maharashtra|tamil nadu|telangana|west bengal|punjab|lombardy",
);
const CITIES = setOf(
  "amsterdam|antwerp|athens|atlanta|austin|bangalore|bengaluru|barcelona|basel|beijing|belfast|belgrade|berlin|bern|birmingham|bogotá|boston|bratislava|bremen|bristol|brno|brussels|bucharest|budapest|buenos aires|cairo|calgary|cape town|cardiff|charlotte|chennai|chicago|cleveland|cologne|columbus|copenhagen|cork|dallas|delhi|denver|detroit|dresden|dubai|dublin|düsseldorf|edinburgh|eindhoven|florence|frankfurt|frankfurt am main|geneva|genève|ghent|glasgow|gothenburg|graz|hamburg|hannover|helsinki|hong kong|houston|hyderabad|istanbul|jakarta|johannesburg|kraków|köln|kyiv|lagos|las vegas|leeds|leipzig|lille|lima|lisbon|lisboa|liverpool|ljubljana|london|los angeles|lyon|madrid|malmö|manchester|manila|marseille|melbourne|mexico city|miami|milan|milano|minneapolis|montreal|montréal|moscow|mumbai|munich|münchen|nairobi|nashville|new delhi|new york|new york city|nürnberg|oakland|oslo|ottawa|palo alto|paris|perth|philadelphia|phoenix|pittsburgh|portland|porto|prague|praha|pune|rome|roma|rotterdam|salzburg|san diego|san francisco|san jose|santiago|seattle|seoul|shanghai|sheffield|singapore|sofia|stockholm|stuttgart|sydney|tallinn|tel aviv|the hague|tokyo|toronto|toulouse|turin|utrecht|valencia|vancouver|vienna|vilnius|warsaw|warszawa|washington dc|wien|wrocław|zagreb|zurich|zürich",
);
const REMOTE = /^(?:(?:fully )?remote|hybrid|on-?site|home office)(?:[ ,(/–-].{0,40})?$/i;
const REGION = /^(?:greater )?\p{Lu}[\p{L}. -]{2,40} (?:bay area|metropolitan area|area)$/iu;
const NAME = /^\p{Lu}[\p{L}.'’ /-]{1,40}$/u;
/** A postal code before the town or after the state. */
const POSTAL_CODE = /^(?:[A-Z]-)?\d{4,5}\s+(?=\p{Lu})|\s+\d{5}(?:-\d{4})?$/gu;
/** In characters; no line with a place is longer. */
const MAX_LENGTH = 120;

export const isStateCode = (text: string): boolean => STATE_CODES.has(text);
/** True for a state or its code, and for a country. */
export const isRegion = (text: string): boolean =>
  isStateCode(text) || STATES.has(text.toLowerCase()) || isCountry(text);
const isCity = (text: string) => CITIES.has(text.toLowerCase());

/**
 * True only for what is clearly a place: "Columbus, OH", "Berlin", "Lyon, France", "Remote (US)".
 */
export function isPlace(input: string): boolean {
  if (input.length > MAX_LENGTH) return false;
  const text = input.trim().replace(POSTAL_CODE, "");
  if (REMOTE.test(text) || isCountry(text) || isCity(text)) return true;
  if (REGION.test(text) && !hasWorkOrSchoolWord(text)) return true;
  const segments = text.split(/,\s*/);
  const last = segments.pop() ?? "";
  const [town = "", between] = segments;
  if (segments.length < 1 || segments.length > 2 || !NAME.test(town) || hasWorkOrSchoolWord(town))
    return false;
  // "Olive Court, Columbus, OH" is a name before a place.
  if (between !== undefined && !isRegion(between)) return false;
  return isRegion(last) || (isCity(town) && NAME.test(last) && between === undefined);
}

const TOWN_AND_STATE = /,\s+\p{Lu}[\p{L}.'’ -]+,\s+[A-Z]{2}(?!\p{L})/u;
/** True for a line with a town and its state after a name: "Oak School, Coweta, OK — Diploma". */
export const hasTownAndState = (text: string): boolean => TOWN_AND_STATE.test(text);

export interface NameAndPlace {
  name: string;
  place: string;
}

/** Kinds of employment and breaks from it, which some resumes have where others have the place. */
const EMPLOYMENT =
  /^(?:full[ -]time|part[ -]time|(?:\p{L}+[ -]){0,2}contract|internship|placement|freelance|self[ -]employed|unemployed|seasonal|temporary|casual|permanent|fixed[ -]term|zero[ -]hours|apprenticeship|volunteering|vollzeit|teilzeit|befristet|unbefristet|festanstellung|freiberuflich|selbst(?:st)?ändig|minijob|werkstudent(?:in)?|praktikum|ehrenamt(?:lich)?|(?:à )?temps (?:plein|partiel)|cdi|cdd|alternance|stage|tiempo (?:completo|parcial)|jornada (?:completa|parcial)|prácticas|tempo (?:pieno|parziale|indeterminato|determinato|integral|parcial)|voltijd|deeltijd|heltid|deltid|(?:\p{L}+[ -]){0,2}(?:leave(?: cover)?|career break|sabbatical)|elternzeit|mutterschutz|karenz|arbeits?suchend|arbeitslos|congé (?:\p{L}+ ?){1,2})$/iu;

export const isEmployment = (text: string) => EMPLOYMENT.test(text);

/**
 * Splits a name from the place after it: "Acme · Columbus, OH", "Acme, Columbus, OH", "Acme (Berlin)". Without one,
 * `place` is empty and `name` is the whole text.
 */
export function splitPlace(text: string): NameAndPlace {
  if (text.length > MAX_LENGTH) return { name: text, place: "" };
  return (
    splitAtSeparator(text) ??
    splitAtBrackets(text) ??
    splitAtComma(text) ?? { name: text, place: "" }
  );
}

function splitAtSeparator(text: string): NameAndPlace | null {
  const [, name = "", separator = "", candidate = ""] =
    /^(.+?)\s*([·•|]|(?<=\s)[–—-](?=\s))\s*([^·•|]+)$/u.exec(text) ?? [];
  if (name === "") return null;
  // Our own templates print a dot before a place.
  const isPlaceAfterDot =
    separator === "·" && !hasWorkOrSchoolWord(candidate) && !isEmployment(candidate);
  return isPlaceAfterDot || isPlace(candidate)
    ? { name: name.trim(), place: candidate.trim() }
    : null;
}

function splitAtBrackets(text: string): NameAndPlace | null {
  const [, name = "", candidate = ""] = /^(.+?)\s*\(([^()]{2,60})\)$/.exec(text) ?? [];
  return name !== "" && isPlace(candidate) ? { name, place: candidate } : null;
}

function splitAtComma(text: string): NameAndPlace | null {
  const segments = text.split(/,\s+/);
  for (const count of [3, 2, 1]) {
    const name = segments.slice(0, -count).join(", ");
    const place = segments.slice(-count);
    if (name === "" || !isPlace(place.join(", "))) continue;
    // In "Engineer, Acme, Munich, Germany", Acme is not part of the place: of three parts, the
    // second must be a state.
    if (count === 3 && !isRegion(place[1] ?? "")) continue;
    // "University of California, Los Angeles" is one name.
    if (count === 1 && isCity(place[0] ?? "") && /\bUniversity of\b/.test(name)) continue;
    return { name, place: place.join(", ") };
  }
  return null;
}
