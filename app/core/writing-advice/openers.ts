/**
 * Classifies the capitalized first word of a sentence as an ordinary word, such as a verb, or a
 * possible name.
 */
import type { AtsModel } from "#app/core/ats/model.ts";
import { TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { Token } from "#app/core/ats/words/tokens.ts";
import { isPastOfKnown, pastOf, pastOfGerund } from "./past-tense.ts";

/** Ordinary first words of sentences in resumes that the lexicon lacks or does not class as verbs. */
const OPENERS = new Set(
  "accomplished accurate additional agile alongside although alumni alumna alumnus analytical approachable articulate backend barista because benchmark benchmarks bilingual calm careful certified co collaborative commercial compassionate confident conscientious copyedit creative cross curious customer cybersecurity daily dedicated dependable diligent ecommerce effective efficient energetic enthusiastic everyone exemplary experienced fast flexible fluent freelance friendly frontend fullstack hands hardworking highly independent inhouse innovative invoice invoices junior key leverage leverages mentor mentors meticulous monthly motivated multi multilingual nationwide new nowadays numerate onsite organised organized passionate postgraduate practical prior proactive proactively professional proficient prototype prototypes proven punctual qualified reliable resourceful responsible results rigorous seasoned self senior since skilled stakeholder stakeholders strategic strong thorough towards triage triages trilingual until versatile weekly well whenever whereby wherever whether wireframe wireframes".split(
    " ",
  ),
);
/** Function words and verbs that may also be names or parts of them. */
const MAY_BE_NAMES = new Set(["may", "will", "us", "united"]);
/** Endings of verbs and adverbs, which names rarely have: Dockerized, Collaboratively. */
const ENDING =
  /.{3}(?:i[sz](?:ed|ing)|if(?:ied|ies|ying)|(?:ive|al|ant|ent|ous|ful|ab|ib|ed|ing|ate|ari|ori)ly)$/;
/** Endings of adjectives, which few companies have. */
const ADJECTIVE = /.{3}(?:ive|ful|ous|etic|ionate)$/;
/** A prefix before a word of at least four letters: "redeployed", "co-founded". */
const PREFIX = /^(?:re|co|de|pre|over|out|under|un|mis|dis|up)-?(?=\p{L}{4})/u;

/** Whether a word is in the list of ordinary first words. */
export const isOpener = ({ low }: Token) => OPENERS.has(low);

/** "unknown": not in the lexicon; "in doubt": known, but rarely a first word; "sure": ordinary. */
export function classifyOpener(
  token: Token,
  { lexicon }: AtsModel,
): "sure" | "in doubt" | "unknown" {
  const { low, fold, word } = token;
  if (MAY_BE_NAMES.has(low)) return "in doubt";
  if (word.isFunctionWord) return "sure";
  if (isOpener(token) || TITLE_HEADS.has(fold) || ENDING.test(low) || isKnownVerb(low))
    return "sure";
  // Excel and Slack are both verbs and names.
  if (
    word.formsByStart?.singleWord?.needsContext &&
    word.formsByStart.singleWord.term.kind === "hard"
  )
    return "in doubt";
  const withoutPrefix = low.replace(PREFIX, "");
  const isVerb = (candidate: string) =>
    isKnownVerb(candidate) || isVerbClass(lexicon(candidate).sense);
  if ([low, withoutPrefix].some(isVerb) || listStems(withoutPrefix).some(isVerb)) return "sure";
  return word.sense !== 0 || ADJECTIVE.test(low) ? "in doubt" : "unknown";
}

/** The possible stems of a verb form: "shortened" comes from "shorten". */
const listStems = (low: string) => {
  const stem = /^(.{3,})(?:ed|ing)$/.exec(low)?.[1];
  return stem ? [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")] : [];
};

const isKnownVerb = (low: string) =>
  isPastOfKnown(low) || pastOf(low) !== null || pastOfGerund(low) !== null;

/**
 * Whether a word's class (word-senses.ts) is that of verbs (30 to 43) or adverbs (3); 64 is added
 * for words of several parts of speech, 128 for verb forms.
 */
function isVerbClass(sense: number): boolean {
  const kind = sense % 64;
  // Forms of verbs and nouns count (Sourcing), but not of adjectives, which may be surnames (Harding).
  if (sense > 128) return kind > 3;
  return (kind >= 30 && kind <= 43) || sense === 3;
}
