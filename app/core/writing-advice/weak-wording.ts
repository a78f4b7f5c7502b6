/** Weak words and phrases in resumes, with patterns that replace them, and words by which a language is detected. */

export interface WeakPhrase {
  words: RegExp;
  /** The suggested replacement, with placeholders in brackets. */
  pattern: string;
}

/** Weak phrases at the start of a line. */
export const WEAK_BEGINNINGS: WeakPhrase[] = [
  weakPhrase(
    "responsible for|in charge of|accountable for",
    "[Ran or led] [what], for [how many], so that [result]",
  ),
  weakPhrase(
    "worked (?:on|with|as part of)|work(?:ing)? (?:on|with)",
    "[Built, wrote or solved] [your own part of it], which [result]",
  ),
  weakPhrase(
    "help(?:ed|ing|s)?(?: to| with)?|assist(?:ed|ing|s)?(?: in| with)?",
    "[What you did yourself] so that [who] could [what]",
  ),
  weakPhrase(
    "participat(?:ed|ing|es)? in|involved in|part of|contributed to",
    "[Your part], in [the whole], which [result]",
  ),
  weakPhrase(
    "duties (?:included?|were)|tasks (?:included?|were)|responsibilities (?:included?|were)",
    "[Verb] [what], [how often or how many], with [result]",
  ),
  weakPhrase("tasked with|assigned to|used to", "[Verb] [what] by [when], with [result]"),
  weakPhrase(
    "handl(?:ed|ing|es?)|dealt with|deal(?:ing|s)? with",
    "[Answered, settled or processed] [how many] [what] a [day or week]",
  ),
  weakPhrase(
    "did|made|got|tried(?: to)?|was|were|had",
    "[A verb that says what you did] [what], with [result]",
  ),
  weakPhrase(
    "familiar with|knowledge of|exposure to|experience (?:with|in)",
    "[Used it] to [what], which [result]",
  ),
];

function weakPhrase(words: string, pattern: string): WeakPhrase {
  return { words: new RegExp(`^(?:${words})(?![\\p{L}\\d-])`, "iu"), pattern };
}

/** Phrases that say nothing: "team player", "proven track record". */
export const CLICHES =
  /\b(?:team[ -]player|hard[ -]?working|detail[ -]oriented|results?[ -](?:driven|oriented)|goal[ -]oriented|go[ -]getter|self[ -](?:starter|motivated)|highly motivated|think(?:ing)? outside (?:of )?the box|outside the box|synerg(?:y|ies)|proven track record|track record of success|excellent communication skills|strong work ethic|fast[ -]paced environment|dynamic (?:professional|environment)|passionate about|best of breed|value[ -]add(?:ed)?|win[ -]win|hit the ground running|seasoned professional|rock ?star|ninja|guru|people person|perfectionist|jack of all trades|wide range of|various (?:tasks|duties|projects))\b/giu;

/** "I", "my", "we"; not `US`, the country. */
export const FIRST_PERSON =
  /(?<![\p{L}\d'’./-])(?:I|I['’](?:m|ve|d|ll)|[Mm]y|[Mm]ine|[Mm]yself|[Mm]e|[Ww]e|[Oo]ur|[Uu]s)(?![\p{L}\d./-])/gu;

const PARTICIPLES =
  "built|brought|cut|done|drawn|driven|found|given|grown|held|kept|led|made|put|run|seen|sent|set|shown|sold|spent|taken|taught|told|won|written";
/** "was built", "were being reviewed"; not "was responsible". */
export const PASSIVE = new RegExp(
  // In "families who had never been told", the passive is about other people.
  `(?<!\\bwho (?:\\p{L}+ ){0,2})\\b(?:was|were|is|are|been|being)\\s+(?:\\p{L}+ly\\s+)?(?:\\p{L}{3,}ed|${PARTICIPLES})\\b`,
  "giu",
);

/** A quantity: digits, or an amount in words. */
export const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|dozens?|half|halved|doubled?|tripled?|quarter|twice)\b/iu;

/** The most frequent English words, which detect the language. */
const COMMON = /(?<![\p{L}])(?:the|and|of|to|in|for|with|a|an|on|at|by|from|that)(?![\p{L}])/giu;
/** Whether the advice on English words applies to a text. */
export function isEnglish(text: string): boolean {
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return words > 0 && (text.match(COMMON)?.length ?? 0) / words > 0.1;
}

const GERMAN =
  /(?<!\p{L})(?:der|das|und|für|mit|von|zu|den|dem|ein|eine|einer|im|zum|zur|bei|auf|wurde|sowie)(?!\p{L})/giu;
/** All German nouns are capitalized, so capitals don't identify names. */
export function isGerman(text: string): boolean {
  return (text.match(GERMAN)?.length ?? 0) > (text.match(COMMON)?.length ?? 0);
}
