/**
 * Recognizes headings of a posting's sections, and the kind of the lines below each (line-kind.ts).
 */
import type { LineKind } from "./line-kind.ts";

/**
 * Known headings, matched in lower case without punctuation; the first match decides. `asks`: whether
 * the lines below ask for something.
 */
const HEADINGS: [pattern: RegExp, kind: LineKind, asks: boolean][] = [
  [
    /^(?:an? (?:plus|bonus|advantage|asset)$|nice to have|nice if|good to have|good to know|preferred|bonus|plus|desir|pluses|it s a plus|extra|advantage|optional|would be|great if|beneficial|assets?$|(?:well|highly|also) (?:regarded|valued|useful|welcome)|what would (?:make us|be)|we d (?:love|like|be)|(?:it would|would) (?:also )?(?:be|help|make)|brownie|wish ?list|(?:even|all the) better|not (?:essential|required|mandatory)|also (?:good|great|nice|useful)|points for|stand ?out|to stand out|ideally)/,
    "preferred",
    true,
  ],
  [
    /^(?:about us|about the (?:company|organi[sz]ation|employer|business|school|practice)|about our|about (?!you\b|the\b|this\b|role\b|job\b|your\b|\d)\w+(?: \w+){0,2}$|who we are|company (?:description|overview|profile|background)|our (?:company|story|mission|vision|values|culture|purpose|commitment)|equal|diversity|eeo|about$)/,
    "about",
    false,
  ],
  [
    /^(?:why (?:join|work|us|choose|you (?:ll|will|d) (?:love|enjoy))|you (?:ll|will) (?:love|enjoy)(?! .*\bif\b)|why (?:\p{L}+|\p{L}+ \p{L}+)$|reasons to|what we (?:do|can do) for you|our offer|the (?:package|offer|rewards?|perks)|benefits (?:information|package|summary|include|and)|rewards|what we offer|we offer|what you (?:ll )?get|what (?:s )?in it|benefits?$|our benefits|job benefits|perks|compensation|salary|pay range)/u,
    "perk",
    false,
  ],
  [
    /^(?:how to apply|to apply$|next steps|(?:the |our )?(?:selection|recruitment|hiring|interview|application) (?:process|procedure|timeline|instructions)|(?:the |your )?(?:application|file)|(?:please )?(?:include|attach|submit|enclose|upload)|apply(?! you\b)|contact|further information|additional information|disclaimer|privacy)/,
    "apply",
    false,
  ],
  [
    /^(?:work(?:ing)? (?:environment|conditions|hours|pattern|schedule)|physical (?:and mental )?(?:demands|requirements)|(?:the |your )?(?:shifts?|hours|rota|schedule)(?: pattern| and days)?$|terms (?:of employment|and conditions)|conditions of (?:employment|hire)|pre employment$)/,
    "condition",
    false,
  ],
  [
    /^(?:(?:minimum |basic |key |core |professional |educational |job |essential |required |technical |mandatory |your |main |person |the |candidate )*(?:(?:requirements|qualifications|specifications|must haves)\b|(?:skills(?:ets?)?|competenc(?:es|ies)|abilities|certifications|technologies|experiences|backgrounds|profiles)\b(?! (?:with|w|in|of|as|using|on|across|\p{L}+ing)\b)|(?:requirement|qualification|specification|must have|skill(?: ?set)?|competenc[ey]|profile|experience|education|knowledge|tech stack|certification|expertise|background)\b(?! (?:with|w|in|of|as|using|on|to|from|for|at|within|across|checks?|investigations?|screening|\p{L}+ing)\b))|what (?:you|we|are we|do you|will you|you ll|you will) (?:need|bring|have|look|require|expect|want|ask|seek|re looking|are looking|should|must)|what we (?:re|are) (?:looking|after|seeking)|what makes you|who you are|you (?:(?:will |ll |d )?(?:have|bring|need|possess)|are|should|must|offer)|we are looking for|we expect|we re looking|to (?:succeed|be successful|qualify|thrive)|about you|ideal candidate|must have|interested|personal qualities|our requirements|this is you)/u,
    "required",
    true,
  ],
  [
    /^(?:(?:key |main |job |your |primary |core |essential |major |principal |day to day |daily |general |the |performance |typical |examples? of |illustrative |a )*(?:responsibilit|duties|tasks?$|tasks and|accountabilit|functions|job description|description|role$|role and|position|summary|overview|activities|assignments?|job summary|mission$)|what (?:will i|i ll|would i|will you) be doing|so what will|what you (?:ll |will )?(?:do|be doing)|your mission|definition$|the opportunity$|day to day$|your (?:day|week)|in this role|the (?:role|gig)|you will|job purpose|purpose|scope|about the (?:role|job|position|team))/,
    "duty",
    false,
  ],
];

/** In words: the longest heading that HEADINGS recognizes. A longer line is a sentence. */
const LONGEST_KNOWN = 7;
/** In words: the longest heading that CUES recognizes. */
const LONGEST_GUESSED = 9;
/** In words, for a heading at the start of its paragraph: `Qualifications. An associate degree…` */
const LONGEST_RUN_IN = 6;

/** Patterns for headings in the poster's own wording; the first match decides. */
const CUES: [RegExp, LineKind, boolean][] = [
  [
    /\b(?:bonus|extra|nice|handy|lovely|love|pleased|delighted|delight|smile|grin|swoon|happier|impress|impressed|thrilled|dream|ideally|ideal world|even better|welcome|wish|optional|cherry|icing|preferably|prefer|not (?:vital|essential|needed|necessary|required)|would help|helps?)\b/,
    "preferred",
    true,
  ],
  [
    /\b(?:must have|(?:you|we)(?: ll| will)? need|insist|you must|requirements?|essentials?)\b/,
    "required",
    true,
  ],
  [
    /\b(?:you(?: ll)? (?:get|receive|enjoy)|we (?:ll )?(?:offer|give|pay|provide)|in (?:return|exchange)|for you|in it|rewards?|perks?|benefits?|pay|salary|package|apply|how to|hours|about us|who we are|us)\b/,
    "perk",
    false,
  ],
  [
    /\b(?:needs?|needed|require[sd]?|requirements?|must|musts|insist|asking|ask|expect|expecting|essentials?|non negotiables?|deal ?breakers?|looking for|look for|after|seeking|seek|hiring|should (?:have|be|bring)|bring|have|qualif\w+|fit|suit|right person|credentials?|eligib\w+|can t do without|you are|you re|who you)\b/,
    "required",
    true,
  ],
  [
    /\b(?:do|doing|days?|weeks?|months?|year|work|job|tasks?|role|involves?|responsib\w+|look after|lead|own|run|in charge|shift|looks like|spend)\b/,
    "duty",
    false,
  ],
];

/** In words: the longest sentence that leads to a list of what the employee must be like. */
const LONGEST_LEAD_IN = 14;
/** A person whom the list below describes: `Our ideal candidate will have`. */
const CANDIDATE = new RegExp(
  [
    // `You'll thrive here if you`, `Apply if you have`, `This job is for you if`
    "if(?: you(?: (?:ve|re|d|ll|are|have|can|also|possess|bring|love|like|enjoy|want|meet|hold|know|will|would|already))*)?$",
    "(?:ideal|right|perfect|successful|suitable|winning|best) (?:candidates?|applicants?|person|match|fit|hire)(?: (?:will |would |should |must |may |also |likely ){0,3}(?:has|have|is|are|be|possess\\w*|brings?|needs?|can|should|must)(?: (?:able to|someone who|an?))*)?$",
    "^(?:does (?:this|it|that) )?sounds? like (?:you|a fit)$|^is (?:this|it) you$|^(?:are|do|have|can) you$|^what it takes(?: to \\w+(?: \\w+){0,3})?$",
    "^who (?:we (?:want|need|seek|like)|thrives?|succeeds?|fits?|should apply)(?: here| in this role)?$",
    "^you (?:can|know|understand|speak|hold|love|enjoy|thrive)$|^your (?:super ?powers?|tool ?box|tool ?kit|strengths|talents?)$",
    "^(?:in order )?to (?:be (?:considered|eligible|successful|effective|shortlisted)|succeed|qualify|thrive|excel)\\b",
  ]
    .map((part) => (part.startsWith("^") ? part : `\\b(?:${part})`))
    .join("|"),
);
/** With these words, a heading of CANDIDATE is about wishes: `It's great if you`. */
const WISH =
  /\b(?:bonus|extra|better|helps?|helpful|plus|points|advantage|ideally|desirable|(?:great|nice|good|lovely|awesome|handy|cool|like it|love it|happy|happier|delighted|pleased|thrilled|impressed) if)\b/;
/** A heading that says who should not apply: `This job isn't for you if`. */
const NOT_FOR = /\b(?:not|isn|won|don|aren|wouldn|doesn|never)\b/;

/** First words of headings: with one, a line may be a heading even if no list follows. */
const HEADING_STARTS =
  /^(?:what|who|why|how|your?|we|our|to|it|if|in|also|nice|handy|a (?:day|week|typical))\b/;

export interface Heading {
  kind: LineKind;
  /** Whether the lines below ask for something. */
  asks: boolean;
  /** Recognized by CUES, not by a known heading. */
  isGuessed: boolean;
}

/** The position of a clause. */
export interface HeadingPlace {
  startsLine: boolean;
  /** A sentence follows in its line. */
  isRunIn: boolean;
  /** A colon or a list's first item follows. */
  isBeforeList: boolean;
  /** A line of its own without a full stop. */
  isTitleLike: boolean;
  /** Its line begins with a bullet. */
  isBulleted: boolean;
  /** A colon follows. */
  isBeforeColon: boolean;
}

/** A label of an item in a list that asks, which is no heading: `- Experience: SAP`. */
export const ITEM_LABEL =
  /^(?:(?:\p{L}+ )?(?:experience|education|skills?|knowledge|background|expertise|certifications?|technologies|abilities))$/u;

/** The rest of a known heading that is still a heading: `What we look | for in you`. */
const HEADING_REST =
  /^\p{L}*(?: (?:and|or|of|for|to|in|at|from|the|our|your|you|us|we)(?: \p{L}+)?)*$/u;

/**
 * Reads a clause as a heading; null if it is none.
 * @param clauseText the clause's words, in lower case
 * @param words their number
 */
export function readHeading(
  clauseText: string,
  words: number,
  { startsLine, isRunIn, isBeforeList, isTitleLike, isBulleted, isBeforeColon }: HeadingPlace,
): Heading | null {
  if (startsLine && (isBeforeList || isTitleLike)) {
    const lead = readLeadIn(clauseText, words);
    if (lead) return lead;
  }
  const known =
    words <= LONGEST_KNOWN ? HEADINGS.find(([pattern]) => pattern.test(clauseText)) : undefined;
  if (isRunIn) {
    const rest = known && clauseText.replace(known[0], "");
    const isWhole = rest !== undefined && /^(?: (?:and|of|for|to) \w+)*$/.test(rest);
    return known && isWhole && words <= LONGEST_RUN_IN
      ? { kind: known[1], asks: known[2], isGuessed: false }
      : null;
  }
  if (known && isBulleted && !isBeforeColon) {
    // `- Contact suppliers`, `- Experience leading a crew`: items that begin like headings.
    const isWhole = HEADING_REST.test(clauseText.replace(known[0], ""));
    return isWhole ? { kind: known[1], asks: known[2], isGuessed: false } : null;
  }
  if (known) return { kind: known[1], asks: known[2], isGuessed: false };
  const isLikely =
    isBeforeList || (isTitleLike && words <= LONGEST_KNOWN && HEADING_STARTS.test(clauseText));
  if (!startsLine || !isLikely || words > LONGEST_GUESSED) return null;
  const cue = CUES.find(([pattern]) => pattern.test(clauseText));
  return cue ? { kind: cue[1], asks: cue[2], isGuessed: true } : null;
}

/** Reads a line that leads to a list about the candidate; null if it is none. */
function readLeadIn(clauseText: string, words: number): Heading | null {
  if (words > LONGEST_LEAD_IN || !CANDIDATE.test(clauseText)) return null;
  if (NOT_FOR.test(clauseText)) return { kind: "about", asks: false, isGuessed: true };
  const kind = WISH.test(clauseText) ? "preferred" : "required";
  return { kind, asks: true, isGuessed: true };
}
