/** Normalizes words, so that different spellings and inflections can be compared. */

/** Words whose last -s stays: names ("jenkins") and nouns ("glass", "analysis"). */
const NOT_PLURAL = new Set(
  "sales windows rails pandas jenkins redis news series aws ios sas css dns gps cms devops mlops analysis basis chess christmas glass always canvas dressings".split(
    " ",
  ),
);

/**
 * Folds a lower-cased word for comparison: plurals to singular, British to American spelling. The
 * result is never displayed.
 */
export function foldWord(lower: string): string {
  if (lower.length < 4) return lower;
  const last = lower.charCodeAt(lower.length - 1);
  let word = last === LETTER_S && !NOT_PLURAL.has(lower) ? singular(lower) : lower;
  // So that Apache equals Apaches, of which singular() removes -es, as of batches.
  if (word.endsWith("che")) word = word.slice(0, -1);
  if (word.length > 5 && word.endsWith("ie")) word = `${word.slice(0, -2)}y`;
  if (word.length > 5 && BRITISH.test(word)) {
    word = word
      .replace(/is(e|ed|ing|ation|ational|er)$/, "iz$1")
      .replace(/our(al|ed|ing|)$/, "or$1");
  }
  return SPELLINGS.get(word) ?? word;
}

const LETTER_S = 115;
/** Endings of British spellings: organise, colour(ed). */
const BRITISH = /(?:is(?:e|ed|ing|ation|ational|er)|our(?:al|ed|ing|))$/;

function singular(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith("yses")) return `${word.slice(0, -4)}ysis`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Other British spellings, irregular plurals, and what singular() leaves of some words. */
const SPELLINGS = new Map([
  ["programme", "program"],
  ["centre", "center"],
  ["fibre", "fiber"],
  ["theatre", "theater"],
  ["licence", "license"],
  ["modelling", "modeling"],
  ["labelling", "labeling"],
  ["travelling", "traveling"],
  ["counselling", "counseling"],
  ["counsellor", "counselor"],
  ["jewellery", "jewelry"],
  ["paediatric", "pediatric"],
  ["anaesthesia", "anesthesia"],
  ["gynaecology", "gynecology"],
  ["haematology", "hematology"],
  ["orthopaedic", "orthopedic"],
  ["catalogue", "catalog"],
  ["judgement", "judgment"],
  ["enrolment", "enrollment"],
  ["fulfilment", "fulfillment"],
  ["labour", "labor"],
  ["grey", "gray"],
  ["sale", "sales"],
  ["hypothese", "hypothesis"],
  ["diagnose", "diagnosis"],
  ["prosthese", "prosthesis"],
  ["synthese", "synthesis"],
  ["criteria", "criterion"],
  ["phenomena", "phenomenon"],
  ["curricula", "curriculum"],
  ["syllabi", "syllabus"],
  ["quizz", "quiz"],
  ["knive", "knife"],
  ["shelve", "shelf"],
  ["wharve", "wharf"],
  ["women", "woman"],
  ["children", "child"],
  ["indice", "index"],
  ["matrice", "matrix"],
  ["buse", "bus"],
  ["lense", "len"],
  ["viruse", "virus"],
  ["campuse", "campus"],
  ["bonuse", "bonus"],
  ["statuse", "status"],
  ["biase", "bias"],
  ["canvase", "canvas"],
  ["teeth", "tooth"],
  ["menus", "menu"],
]);

/**
 * Words whose stem means something else (accounting is not accounts, marketing not markets), and names that look as if
 * they had an ending ("oxygene").
 */
const NO_STEM = new Set(
  "accounting marketing banking computing modeling programming networking housing clothing engineering consulting nursing building catering docker manager management department investment government statement apartment equipment station nation ration position condition foundation united limited tailoring letting lettering compassion deposition probate probation discretion valuation organization marketo mathematica informatica oxygene grad graduate graduated graduation gradation".split(
    " ",
  ),
);

/**
 * Nouns that mean something else than their -ing form: machining is done on machines, but a machine
 * is not machining.
 */
const NOT_LIKE_ING_FORM = new Set(
  "machine package source survey prompt dress light floor letter ticket point fabric different".split(
    " ",
  ),
);
/** Whether a noun does not mean what its -ing form means. */
export const differsFromIngForm = (fold: string): boolean => NOT_LIKE_ING_FORM.has(fold);

/** Whether a word keeps its ending in stemWord. */
export const keepsEnding = (fold: string): boolean => NO_STEM.has(fold);

/** For nouns whose own stem differs, what stemWord returns for the verb: supervise → superviz. */
const VERB_OF = new Map([
  ["maintenance", "maintain"],
  ["retention", "retain"],
  ["delivery", "deliver"],
  ["recovery", "recover"],
  ["removal", "remov"],
  ["disposal", "dispos"],
  ["approval", "approv"],
  ["supervision", "superviz"],
  ["revision", "reviz"],
  ["acquisition", "acquir"],
  ["analysis", "analyz"],
  ["administration", "administer"],
]);
/** With fewer letters before it, -ate, -ated or -ating is part of the word: stated. */
const MIN_BEFORE_ATE = 4;

/** A folded word without its verb ending, equal for scheduling, scheduled and schedule. */
export function stemWord(folded: string): string {
  // The dot keeps `machine` from equaling the stem of `machining`.
  if (NOT_LIKE_ING_FORM.has(folded)) return `${folded}.`;
  if (folded.length < 6 || NO_STEM.has(folded)) return folded;
  const verb = VERB_OF.get(folded);
  if (verb) return verb;
  let word = folded;
  if (word.endsWith("ization")) word = word.slice(0, -5);
  else if (word.endsWith("ation") && word.length > 8) word = word.slice(0, -5);
  else if (word.endsWith("ment") && word.length > 8) word = word.slice(0, -4);
  else if (word.endsWith("ing")) word = word.slice(0, -3);
  else if (word.endsWith("ed")) word = word.slice(0, -2);
  else if (word.endsWith("ion") && word.length > 7) word = word.slice(0, -3);
  // `educate` must match `education`, which has lost its -ation above.
  if (/at(?:e|ed|ing)$/.test(folded)) {
    const base = folded.replace(/at(?:e|ed|ing)$/, "");
    if (base.length >= MIN_BEFORE_ATE) word = base;
  }
  if (/[aeiou]$/.test(word) && word.length > 4) word = word.slice(0, -1);
  // "Planned" loses its second n, but "sell" and "process" keep both letters.
  const last = word.at(-1);
  if (last && last === word.at(-2) && !"ls".includes(last)) word = word.slice(0, -1);
  return word.length >= 3 ? word : folded;
}
