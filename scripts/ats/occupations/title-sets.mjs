/**
 * Maps job titles to the occupations that they name, by O*NET's titles and the labels of ESCO's
 * occupations, for the packed file of occupations. Titles that may mean too many are left out.
 */
import { asWholeTitle, titleKey, titleWords } from "../../../app/core/ats/occupations/title-key.ts";
import { splitWords } from "../../../app/core/ats/words/tokens.ts";
import { foldWord } from "../../../app/core/ats/words/word-forms.ts";
import { listOf, readTable, writtenTitles } from "./read-tables.mjs";

/**
 * A title that names more occupations is left out; one that names more than MAX_NARROW is broad.
 */
const MAX_OCCUPATIONS = 40;
const MAX_NARROW = 6;
/**
 * A single word is left out unless this share of the titles that end in it belong to one group of
 * occupations: engineer, owner and assistant say nothing by themselves.
 */
const MIN_IN_GROUP = 0.65;
const MIN_IN_GROUP_OF_BROAD = 0.75;
/**
 * A title is left out unless this share of the titles that contain all its words belong to its own
 * groups of occupations: `care assistant` has too many meanings.
 */
const MIN_IN_OWN_GROUPS = 0.5;
/**
 * An ESCO occupation is mapped to O*NET occupations with at least this share of the most votes of
 * its titles.
 */
const MIN_VOTE_SHARE = 0.5;
const MAX_MAPPED = 3;
const TITLE_COLUMNS = ["Title", "Alternate Title", "Short Title", "Reported Job Title"];

/** Splits `Registered Nurse (RN)` into two titles. */
const splitBrackets = (title) => {
  const [, before, inner] = /^(.*?)\s*\(([^)]*)\)\s*$/.exec(title) ?? [];
  return before ? [before, inner] : [title];
};

/** The words of a title as the engine looks it up (title-key.ts). */
const wordsOf = (title) => titleWords(splitWords(title).map(foldWord));

/**
 * @returns occupations with their codes and titles; for each title's key, the places (positions in
 * that list) of its occupations; and the same for ESCO's occupations, with their essential skills
 */
export function titleSets(folder) {
  const occupations = readTable(folder, "onet-occupations").filter(
    ({ Title }) => !Title.endsWith("All Other"),
  );
  const placeOf = new Map(occupations.map((each, place) => [each["O*NET-SOC Code"], place]));
  const sets = new Map();
  const add = (title, place) => {
    for (const written of splitBrackets(title)) {
      const name = wordsOf(written).join(" ");
      if (name === "") continue;
      if (!sets.has(name)) sets.set(name, new Set());
      sets.get(name).add(place);
    }
  };
  const rows = [
    ...readTable(folder, "onet-titles"),
    ...readTable(folder, "onet-reported-titles"),
    ...occupations,
  ];
  for (const row of rows) {
    const place = placeOf.get(row["O*NET-SOC Code"]);
    if (place === undefined) continue;
    for (const column of TITLE_COLUMNS) if (row[column]) add(row[column], place);
  }
  const esco = escoTitles(folder, sets);
  addTitles(esco, sets);
  const groups = groupsOfParts(sets, occupations);
  const own = ownTitles(occupations);
  const keys = new Map();
  for (const [name, all] of sets) {
    const places = own.has(name) ? [own.get(name)] : [...all].sort((a, b) => a - b);
    const isKnown = own.has(name) || !isGeneral(name, places, groups, occupations);
    if (isKnown) keys.set(titleKey(name.split(" ")), places);
  }
  for (const { title, isAlone, codes } of writtenTitles()) {
    const words = wordsOf(title);
    const places = codes.flatMap((code) => placeOf.get(code) ?? []).sort((a, b) => a - b);
    if (places.length === 0) continue;
    // A title of one word beside its rank (`Senior carer`) must not follow other words.
    keys.set(titleKey(isAlone || words.length === 1 ? asWholeTitle(words) : words), places);
  }
  return { occupations, keys, esco };
}

/**
 * O*NET's own titles of occupations name no other occupation, unless a rank is dropped from them
 * (`Chief Executives`).
 */
function ownTitles(occupations) {
  const titles = occupations.map(({ Title }, place) => ({ title: Title, place }));
  return new Map(
    titles
      .filter(({ title }) => wordsOf(title).length === splitWords(title).length)
      .map(({ title, place }) => [wordsOf(title).join(" "), place]),
  );
}

/** Adds the titles that O*NET does not have to `sets`. @param titles of escoTitles */
function addTitles(titles, sets) {
  const known = new Set(sets.keys());
  for (const { names, places } of titles)
    for (const name of names) {
      if (known.has(name)) continue;
      sets.set(name, new Set([...(sets.get(name) ?? []), ...places]));
    }
}

/** Whether a title may mean too many occupations (MAX_OCCUPATIONS and the shares above). */
function isGeneral(name, places, groups, occupations) {
  if (places.length > MAX_OCCUPATIONS) return true;
  const counts = groups.get(name);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const minShare = places.length > MAX_NARROW ? MIN_IN_GROUP_OF_BROAD : MIN_IN_GROUP;
  if (!name.includes(" ") && Math.max(...counts.values()) < minShare * total) return true;
  const own = new Set(places.map((place) => groupOf(occupations[place])));
  const inOwn = [...own].reduce((sum, group) => sum + (counts.get(group) ?? 0), 0);
  return inOwn < MIN_IN_OWN_GROUPS * total;
}

/** The major group of O*NET's codes: 15 for 15-1252.00. */
const groupOf = (occupation) => occupation["O*NET-SOC Code"].slice(0, 2);

/**
 * For each title, how many titles of each group of occupations contain its words and end in the
 * same one.
 */
function groupsOfParts(sets, occupations) {
  const groups = new Map([...sets.keys()].map((name) => [name, new Map()]));
  for (const [name, places] of sets)
    for (const part of partsOf(name)) {
      const counts = groups.get(part);
      if (!counts) continue;
      const own = new Set([...places].map((place) => groupOf(occupations[place])));
      for (const group of own) counts.set(group, (counts.get(group) ?? 0) + 1 / own.size);
    }
  return groups;
}

/** Only so many words of a title are left out in its shorter forms, of which there are 2^n. */
const MAX_OMITTED = 6;

/** Yields a title and all its shorter forms that keep the last word. */
function* partsOf(name) {
  const words = name.split(" ");
  const head = words.pop();
  // The bits of `kept` say which words are kept.
  for (let kept = 0; kept < 1 << Math.min(words.length, MAX_OMITTED); kept++)
    yield [...words.filter((_, k) => kept & (1 << k)), head].join(" ");
}

/**
 * ESCO's occupations have other codes: each is mapped to the O*NET occupations that most of its
 * titles name.
 */
function escoTitles(folder, sets) {
  const mapped = [];
  for (const row of readTable(folder, "esco-occupations")) {
    const titles = [row.label, ...listOf(row["other labels"])];
    const names = new Set(titles.map((title) => wordsOf(title).join(" ")).filter(Boolean));
    const votes = new Map();
    for (const name of names) {
      const places = sets.get(name);
      if (!places || places.size > MAX_NARROW) continue;
      for (const place of places) votes.set(place, (votes.get(place) ?? 0) + 1 / places.size);
    }
    const sorted = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const minVotes = (sorted[0]?.[1] ?? 0) * MIN_VOTE_SHARE;
    const places = sorted
      .filter(([, vote]) => vote >= minVotes)
      .slice(0, MAX_MAPPED)
      .map(([place]) => place);
    if (places.length > 0) mapped.push({ names, places, skills: listOf(row["essential skills"]) });
  }
  return mapped;
}
