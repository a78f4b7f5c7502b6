/**
 * Requirements that nobody's word makes true: tools, products, abbreviations, certificates, licenses, degrees and
 * languages are shown by their name, by a product of theirs or by their kind, never because a line reads like them.
 */
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { Term } from "#app/core/ats/words/dictionary.ts";
import type { Lexicon } from "#app/core/ats/words/lexicon.ts";
import { isSoftware } from "#app/core/ats/words/terms.ts";
import { splitWords } from "#app/core/ats/words/tokens.ts";
import { CREDENTIAL } from "./credentials.ts";
import { LANGUAGE } from "./grade-evidence.ts";

const MORE_CREDENTIALS = /\b(?:card|ticket|checks?|accredit\w*|qualifi\w*|award|nvq|visa)\b/i;
/** GraphQL, ISO 9001, C++, HVAC: more than a first capital, or signs that words have not. */
const NAME_SIGNS = /\d|[+#@&™®]|\.\p{L}|\p{L}\p{Lu}/u;
/** What a thing is called that people work with; things that WordNet knows need no mention (ARTIFACT). */
const TOOL_HEAD =
  /^(?:software|systems?|platforms?|tools?|toolkits?|apps?|applications?|databases?|spreadsheets?|packages?|suites?|servers?|forklifts?|\w*(?:meter|scope|graph)s?|\w{3,}[eo]rs?)$/;
/** What is done or known, by its ending: joinery, phlebotomy, housekeeping. */
const ACTIVITY =
  /(?:ing|[st]ion|ment|[ae]nce|[ae]ncy|sis|ery|ship|om[iy]|[lr]ogy|work|ics|ene|age|ity|care)s?$/;
/** WordNet's lexicographer files as Word.sense numbers them: noun.act, attribute, cognition and communication. */
const DONE_OR_KNOWN = new Set([5, 8, 10, 11]);
/** noun.artifact. */
const ARTIFACT = 7;
/** Added where a word is a verb as well. */
const MIXED = 64;

/** @param lexicon of the posting's language */
export function isShownByName(requirement: Requirement, lexicon: Lexicon): boolean {
  const { kind, term, isAlsoWord } = requirement;
  if (kind === "title" || kind === "education" || kind === "years" || isAlsoWord) return true;
  const name = term?.name ?? requirement.surface;
  return isNameAlone(requirement, lexicon) || isTool(name, term, lexicon);
}

/** Credentials, languages and proper names: what nothing else says. */
export function isNameAlone({ term, surface }: Requirement, lexicon: Lexicon): boolean {
  const name = term?.name ?? surface;
  if (CREDENTIAL.test(name) || MORE_CREDENTIALS.test(name) || LANGUAGE.test(name)) return true;
  return NAME_SIGNS.test(name) || isProperName(name, term, lexicon);
}

/** A card or license in a line is what its name says, valid or not. */
export const isAboutCredential = (line: string): boolean =>
  CREDENTIAL.test(line) || /\bcards?\b/i.test(line);

/** Google Analytics; "use of Salesforce". A posting that capitalizes all its words says nothing by it. */
function isProperName(name: string, term: Term | null, lexicon: Lexicon): boolean {
  const capitals = name.split(/[\s/-]+/).filter((word, at) => /^\p{Lu}/u.test(word) && at > 0);
  if (term) return capitals.length > 0;
  return capitals.some((word) => lexicon(word).sense === 0 && !ACTIVITY.test(word.toLowerCase()));
}

function isTool(name: string, term: Term | null, lexicon: Lexicon): boolean {
  const words = splitWords(name.toLowerCase().split(/ (?:of|for|in|with|to) /)[0] ?? "");
  const head = words.at(-1) ?? "";
  const sense = lexicon(head).sense % MIXED;
  if (ACTIVITY.test(head)) return false;
  if (sense === ARTIFACT || TOOL_HEAD.test(head)) return true;
  // Python, Excel; message queues.
  if (words.length === 1) return !DONE_OR_KNOWN.has(sense);
  return term !== null && isSoftware(term) && /[^s]s$/.test(head);
}
