/**
 * English cues that a skill is missing, no longer held, wished for, or quoted from a job
 * description. Arguments of `cue`:
 * - the status;
 * - trigger words: the pattern is only tried on sentences with one of them. It may match other words
 *   than the trigger: `willingness` is no trigger, so `willingness to learn` is only found in a
 *   sentence that also has a trigger such as `quick`;
 * - the pattern. It sees lower-case words with single spaces: apostrophes and periods are spaces
 *   (`don t`), and the signs ( ) , ; : / have a space on both sides;
 * - the scope, the words that the status applies to: the rest of the clause ("clause"), the clause on
 *   both sides ("both"), the next noun ("noun"), or the text before it in the same item ("before").
 *   Items are separated by commas, brackets and other signs.
 */
import { STATUS } from "./claim-status.ts";
import { type Cue, cue, ITEM_END, ITEM_START, KNOWLEDGE_NOUN, upToWords } from "./cue.ts";

/** Before `no`: rules out `Registration no. 4711`, where it is short for "number". */
const NOT_AFTER_ID_WORD =
  "(?<!\\b(?:registration|registered|register|reg|licen[cs]e|lic|cert|ticket|member|membership|card|certificate|permit|id|pin|ref|reference) )";

const NEGATION: Cue[] = [
  // `no prior experience with Java`.
  cue(
    STATUS.negated,
    "no zero without lack lacks lacked lacking little hardly absence missing nor neither",
    `\\b(?:no|zero|without(?: any)?|lack(?:s|ed|ing)?(?: of)?|little to no|hardly any|absence of|missing|nor|neither) (?:or (?:very )?(?:little|few) )?${upToWords(4)}${KNOWLEDGE_NOUN}(?: (?:with|of|in|using|on|as|at|for|to|or|nor|and|whatsoever|yet)\\b|(?= [,;:)-])|$)`,
    "clause",
  ),
  // `without React`, `Go instead of Java`; not `no longer`.
  cue(
    STATUS.negated,
    "no without zero neither nor except excluding instead rather other apart",
    `${NOT_AFTER_ID_WORD}\\b(?:no|without(?: (?:any|using|knowing|having|a|an|the))?|neither|nor|except(?: for)?|excluding|instead of|rather than|other than|apart from) (?![a-z]{0,4}-?[0-9]{3}|longer\\b|doubt\\b|matter\\b|less\\b|more\\b|fewer\\b|later\\b|one\\b|only\\b)`,
    "noun",
  ),
  // `never used Java`, `don t know Java`; not `not only Java`.
  cue(
    STATUS.negated,
    "not never t cannot",
    "\\b(?:not|never|cannot|\\w+n t) (?!only\\b|just\\b|merely\\b|simply\\b|limited\\b|exclusively\\b|solely\\b|least\\b|to mention\\b|for profit\\b|hesitat|afraid\\b|once\\b)",
    "both",
  ),
  // `Java : none`, `Java - never used`, `Java : n/a`.
  cue(
    STATUS.negated,
    "not never none nil no n",
    `\\b(?:(?:not|never)(?: (?:yet|known|held|applicable|tried|done))?|none|nil|${NOT_AFTER_ID_WORD}no|n a|0 years)${ITEM_END}`,
    "before",
  ),
  // `have yet to use Java`.
  cue(
    STATUS.negated,
    "yet",
    "\\b(?:have|has|am|is|are|had) yet to\\b|(?<!not )\\byet to (?:be )?[a-z]+",
    "clause",
  ),
  // `unfamiliar with Java`.
  cue(
    STATUS.negated,
    "unfamiliar inexperienced untrained unlicensed uncertified unable unqualified ignorant",
    "\\b(?:unfamiliar with|inexperienced (?:in|with|at)|untrained (?:in|on|for)|unlicensed|uncertified|unable to|unqualified|ignorant of)",
    "clause",
  ),
  // Without a noun of knowledge: `lacks Java`. With one, the first cue ends after the noun, so that
  // `Java: lack of experience` applies to what is before it.
  cue(STATUS.negated, "lack lacks lacked lacking", "\\black(?:s|ed|ing)?\\b", "clause"),
  // `Java , which I no longer use`.
  cue(STATUS.lapsed, "longer", "\\b(?:no|any) longer\\b", "both"),
];

/** Verbs of learning a skill or getting a license. */
const ACQUIRE =
  "(?:learn|study|train|be trained|explore|become|obtain|get|gain|acquire|take|master|pick up|develop|deepen|expand|improve|earn|complete|pursue|upskill|retrain|cross-train|be certified)";

const WISH: Cue[] = [
  // `willing to learn Java`.
  cue(
    STATUS.wish,
    "willing ready open happy able prepared quick motivated",
    `\\b(?:willing(?:ness)?|ready|open|happy|prepared|motivated) to (?:${ACQUIRE})\\b`,
    "clause",
  ),
  // `eager to use Java`, `hoping to`, `would like to`.
  cue(
    STATUS.wish,
    "eager keen hoping hope hopes plan plans planning intend intends intending aim aims aiming aspire aspires aspiring want wants wish wishes like love forward excited dream dreaming desire",
    `\\b(?:eager|keen|excited|desire) to\\b|(?:${ITEM_START}|(?<=\\b(?:i|am|m|is|was|also|and|currently|now|who|always|really) ))(?:hop(?:e|es|ing)|plan(?:s|ning)?|intend(?:s|ing)?|aim(?:s|ing)?|aspir(?:e|es|ing)|want(?:s|ing)?|wish(?:es|ing)?|dream(?:s|ing)?) (?:to|of|on)\\b|\\b(?:would|d) (?:like|love) to\\b|\\blook(?:ing)? forward to\\b|\\baspiring\\b`,
    "clause",
  ),
  // `interested in Java`.
  cue(
    STATUS.wish,
    "interested interest interests curious fascinated",
    "\\b(?:interest(?:ed|s)? in|curious about|fascinated by)\\b",
    "clause",
  ),
  // `Seeking a Java position`.
  cue(
    STATUS.wish,
    "seeking looking searching search applying seeks",
    `(?:${ITEM_START}|(?<=\\b(?:am|m|currently|now|actively|and|is) ))(?:seek(?:ing|s)|looking for|searching for|in search of|applying for)\\b`,
    "clause",
  ),
  // `To obtain a position in`.
  cue(
    STATUS.wish,
    "obtain secure gain become learn attain",
    `(?:${ITEM_START})to (?:obtain|secure|attain|become|learn|gain)\\b`,
    "clause",
  ),
  // `Learning goals : Java`.
  cue(
    STATUS.wish,
    "goal goals ambition dream wishlist next future objective roadmap plans plan",
    `\\b(?:(?:learning|career|future|personal|development|training|long term|short term) (?:goals?|plans?)|ambitions?|wishlist|wish list|next steps?|my (?:goal|dream|plan)|future plans) (?:is |are )?(?=[:-] |to )`,
    "clause",
  ),
  // `will soon learn Java`.
  cue(
    STATUS.wish,
    "will shall ll going about",
    "\\b(?:will|shall|ll|going to|about to) (?:soon |then |next |be )*(?:learn\\w*|study\\w*|start\\w*|begin\\w*|take|taking|obtain\\w*|train\\w*|receiv\\w*|certif\\w*|sit|sitting)\\b",
    "clause",
  ),
  // `PMP ( planned for 2027 )`, `Rust is on my list`.
  cue(
    STATUS.wish,
    "planned desired future upcoming wishlist list roadmap next someday goal scheduled",
    `(?:[(:-] (?:planned|desired|future|upcoming|scheduled|next|someday|goal)(?: (?:for )?(?:\\w+ )?[0-9]{4})?${ITEM_END}|\\b(?:is|are) (?:next )?on my (?:\\w+ )?(?:list|wishlist|roadmap)\\b)`,
    "before",
  ),
  // `NetSuite rollout planned for next year`.
  cue(
    STATUS.wish,
    "planned scheduled slated due starting",
    "\\b(?:planned|scheduled|slated|due|starting) (?:to (?:start|begin|launch) )?(?:for |in )?(?:next (?:year|quarter|month|spring|summer|fall|autumn|winter)|later this year)\\b",
    "before",
  ),
];

/** A job ad, or its employer, whom the resume may address: `you want Java`. */
const ADVERTISER =
  "(?:ad|ads|advert|advertisement|posting|listing|vacancy|job description|description|your company|you)";
const QUOTED: Cue[] = [
  // `the posting asks for Java`.
  cue(
    STATUS.quoted,
    "asks asked requires required wants wanted calls called lists listed mentions mentioned needs needed seeks states demands specifies expects looking",
    `\\b${ADVERTISER} (?:also |is |are |have |has )*(?:asks?|asked|requires?|required|wants?|wanted|calls?|called|lists?|listed|mentions?|mentioned|needs?|needed|seeks?|states?|demands?|specif\\w+|expects?|looking)(?: for)?\\b|\\b(?:role|position|job|employer) (?:asks|requires|wants|calls|lists|mentions|needs|seeks|demands|specifies|expects|is looking)(?: for)?\\b`,
    "clause",
  ),
  // `candidates must know Java`, `Keywords : Java`.
  cue(
    STATUS.quoted,
    "must will should we you required preferred requirements desired mandatory essential bring keywords keyword tags terms key",
    `\\b(?:candidates?|applicants?) (?:must|should|will|needs? to)\\b|\\b(?:successful|ideal|right) (?:candidate|applicant)\\b|(?:${ITEM_START})(?:we (?:are|re) (?:looking for|seeking|hiring)|you (?:will|must|should|have|bring|are)|must(?: have|-have)|(?:(?:job|role|position) )?requirements :|(?:required|preferred|desired|mandatory|essential|minimum) (?:skills?|qualifications?|experience|requirements?)(?= :|$)|(?:required|preferred|desired|mandatory|essential|keywords?|key words|tags|search terms) :)`,
    "clause",
  ),
];

export const ABSENCE_CUES: readonly Cue[] = [...NEGATION, ...WISH, ...QUOTED];
