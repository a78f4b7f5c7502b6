/**
 * English cues that something is other people's work. Arguments of `cue`: the status, the trigger
 * words, the pattern, and its scope, that is, which words get the status. cue.ts describes how a
 * sentence is written for the patterns, and these scopes:
 *
 * - "own": the words that the pattern matches
 * - "clause": the rest of the clause after them
 * - "both": the clause before and after them
 *
 * A repetition such as `{0,9}` is the number of words between two parts of a pattern, which keeps
 * the match within a phrase. The prepositions in `(?!…)` may not be among these words: they begin a
 * phrase about the writer's own action, as in `interviewed in German with clients`.
 */

import { TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import { STATUS } from "./claim-status.ts";
import { type Cue, cue, ITEM_START } from "./cue.ts";

/** Last words of titles that can also name things. */
const AMBIGUOUS_ROLES = new Set([
  "server",
  "host",
  "driver",
  "tester",
  "loader",
  "printer",
  "controller",
]);
/** Last words of job titles: nurse, engineer. Words of up to four letters often mean other things. */
const ROLE = [...TITLE_HEADS]
  .filter((head) => head.length > 4 && !AMBIGUOUS_ROLES.has(head))
  .join("|");
const GROUP =
  "teams?|staff|talent|personnel|department|group|squads?|agency|agencies|providers?|vendors?|suppliers?|contractors?|company|firm|office";
const PEOPLE = `(?:(?:${ROLE})s|candidates|colleagues|people|clients|customers|users|students|peers|stakeholders|${GROUP})`;
/** People, but not as the first word of a compound: not the users of `users table`. */
const OTHER_PEOPLE = `${PEOPLE}(?= [,;:)/-]|$| (?:to|in|on|for|and|at|from|who|that|during|across|within|by|of|as|with|using|working|writing|when|so)\\b)`;
const WORK_VERBS =
  "(?:looks? after|looked after|takes? care of|took care of|handles?|handled|holds?|held|does|do|did|runs?|ran|owns?|owned|manages?|managed|writes?|wrote|builds?|built|maintains?|maintained|sets? up|covers?|covered|uses?|used|deploys?|deployed|designs?|designed|configures?|configured|administers?|administered|performs?|performed|is responsible for|are responsible for|was responsible for|were responsible for|speaks?|knows?|knew)";

const RELATIVE =
  "(?:wife|husband|partner|spouse|sister|brother|mother|father|mum|mom|dad|son|daughter|uncle|aunt|cousin|nephew|niece|grand(?:mother|father|ma|pa|dad)|(?:brother|sister|mother|father)-in-law|flatmate|roommate|housemate|neighbou?r|friend|boyfriend|girlfriend|fiancee?|family)";

/** Trigger words of selling, and the first words of what is sold. */
const SELLING = "sold selling resold reselling sales marketed promoted pitched distributed";
const WHAT_IS_SOLD =
  "(?<=\\b(?:sold|selling|resold|reselling|sales of|marketed|promoted|pitched|distributed) )(?:[^\\s;:()]+ ){0,6}?";

export const OTHER_PEOPLE_CUES: readonly Cue[] = [
  // `hired five Java developers`.
  cue(
    STATUS.others,
    "hired hiring recruited recruiting recruitment sourced sourcing interviewed interviewing screened placed headhunted staffed staffing",
    `(?<=\\b(?:hir(?:ed|ing)|recruit(?:ed|ing|ment of)|sourc(?:ed|ing)|interview(?:ed|ing)|screened|placed|headhunted|staff(?:ed|ing)) )(?:(?!with\\b|in\\b|using\\b|to\\b|for\\b|by\\b)[^\\s;:()]+ (?:, )?){0,9}${OTHER_PEOPLE}`,
    "own",
  ),
  // `supervised nursing assistants`: leading them does not make the writer a nurse. A plural with
  // `and` or `or` before them is a list: `trained nurses and care assistants`.
  cue(
    STATUS.others,
    "supervise supervised supervising supervision oversee oversaw overseeing mentor mentored mentoring coach coached coaching train trained training teach taught teaching onboarded onboarding lead led leading manage managed managing directed directing scheduled scheduling team crew staff group",
    `(?<=\\b(?:supervis(?:e|ed|ing|ion of)|overs(?:ee|aw|eeing)|mentor(?:ed|ing)?|coach(?:ed|ing)?|train(?:ed|ing)?|teach(?:ing)?|taught|onboard(?:ed|ing)|le(?:ad|d|ading)|manag(?:e|ed|ing)|direct(?:ed|ing)|schedul(?:ed|ing)|(?:team|crew|staff|group) of|\\w{3,}s (?:, )?(?:and|or)) )(?:(?!with\\b|in\\b|on\\b|using\\b|to\\b|for\\b|by\\b|and\\b|or\\b|as\\b|of\\b)[^\\s,;:()]+ ){1,4}(?:${ROLE})s\\b`,
    "own",
  ),
  // `worked alongside the React team`.
  cue(
    STATUS.others,
    "work worked working works collaborated collaborating partnered partnering liaised liaising liaise coordinated coordinating interfaced interfacing sat cooperated",
    `(?<=\\b(?:work(?:ed|ing|s)?|collaborat(?:ed|ing)|partner(?:ed|ing)|liais(?:e|ed|ing)|coordinat(?:ed|ing)|interfac(?:ed|ing)|sat|cooperat(?:ed|ing)) (?:\\w+ ){0,2}?(?:with|alongside|beside) )(?:(?!in\\b|to\\b|on\\b|using\\b|for\\b)[^\\s;:()]+ (?:, )?){0,7}${OTHER_PEOPLE}`,
    "own",
  ),
  // `engineers who used Kubernetes`.
  cue(
    STATUS.others,
    "who that",
    `\\b${PEOPLE} (?:who|that) (?:\\w+ )?(?:${WORK_VERBS}|using|worked|works?|developed|operated|coded|spoke|had|have|practice[sd]?)\\b`,
    "clause",
  ),
  // `supported engineers using Kubernetes`.
  cue(
    STATUS.others,
    "using working writing running building coding developing operating",
    `\\b(?:support(?:ed|ing)|assist(?:ed|ing)|help(?:ed|ing)|advis(?:ed|ing)|serv(?:ed|ing)|recruit(?:ed|ing)|hir(?:ed|ing)) (?:[^\\s,;:()]+ ){0,4}${PEOPLE} (?:using|working (?:with|on|in)|writing|running|building|coding|developing|operating)\\b`,
    "clause",
  ),
  // `sold AWS training courses`: others teach or use what is sold.
  cue(STATUS.others, SELLING, `${WHAT_IS_SOLD}(?:courses?|certifications?|books)\\b`, "own"),
  // `sold Snowflake licenses`.
  cue(
    STATUS.sells,
    SELLING,
    `${WHAT_IS_SOLD}(?:licen[cs]es?|subscriptions?|seats|memberships)\\b`,
    "own",
  ),
  // `organized first aid training`: others give it.
  cue(
    STATUS.others,
    "organized organised arranged scheduled booked ordered procured purchased",
    `(?<=\\b(?:organi[sz]ed|arranged|scheduled|booked|ordered|procured|purchased) )(?:[^\\s;:()]+ ){0,6}?(?:training|courses?|workshops?|licen[cs]es?|lessons|certifications?)(?: (?:in|on|for|about) [^\\s,;:()]+(?: [^\\s,;:()]+){0,3})?`,
    "own",
  ),
  // `our platform team looks after AWS`.
  cue(
    STATUS.others,
    "our the my an a another other their external outside clients customers colleagues developers vendors contractors husband wife friend",
    `(?:${ITEM_START}|\\b(?:and|while|but|which|where|as|because|since) )(?:(?:our|the|my|an?|another|other|their|external|outside) (?:[^\\s,;:()]+ ){0,3}?(?:${PEOPLE}|${ROLE}|admin|msp|it|employer|client|customer|husband|wife|friend|brother|sister|father|mother)|${PEOPLE}) (?:who |that |then |already |also )?${WORK_VERBS}\\b`,
    "clause",
  ),
  // `my brother is an arborist`.
  cue(
    STATUS.others,
    "my",
    `\\bmy (?:[^\\s,;:()]+ ){0,2}?${RELATIVE} (?:is|was|works?|worked|has|had|holds|who|teaches|taught|does|did|runs|ran|owns|says)\\b`,
    "clause",
  ),
  // `supported the Finance Director`, `assistant to the Chief Surgeon`.
  cue(
    STATUS.others,
    "help helped helping support supports supported supporting assistant secretary pa ea aide beside alongside heart serve served serving phones",
    `(?<=\\b(?:support(?:s|ed|ing)?|help(?:s|ed|ing)?|serv(?:e|es|ed|ing)|(?:assistant|secretary|pa|ea|aide) to|beside|alongside|heart of|phones for) )(?:(?!as\\b|with\\b|in\\b|on\\b|using\\b|to\\b|for\\b|by\\b|who\\b)[^\\s,;:()]+ ){0,6}(?:(?:${ROLE})s?|departments?|teams?|firms|companies|practices|ceo|cmo|cto|cfo|vp)\\b(?: (?:and|or) (?:[a-z]+ ){0,2}?(?:(?:${ROLE})s?|ceo|cmo|cto|cfo|vp)\\b)?(?: (?:of|at) (?:[^\\s,;:()]+ ?){1,5})?`,
    "own",
  ),
  // `flyers which our agency designs in InDesign`.
  cue(
    STATUS.others,
    "which that",
    `\\b(?:which|that) (?:the|our|their|an?|outside|external|local) (?:[^\\s,;:()]+ ){0,2}?(?:${PEOPLE}|(?:${ROLE})s?) (?:then |later |already |has |had |have )?(?:built|builds?|made|makes?|designed|designs?|wrote|writes?|developed|develops?|sets? up|pulls?|pulled|runs?|ran|maintains?|maintained|handles?|handled|does|did|prepared|prepares?|produced|produces?|installed|installs?|drew|draws?|created|creates?|cooked|cooks?|taught|teaches)\\b`,
    "clause",
  ),
  // `from a telemetry script written by our nurse`.
  cue(
    STATUS.others,
    "by",
    `\\b(?:with|using|from|to|against) (?:[^\\s;:()]+ (?:, )?){1,9}?(?:written|built|made|designed|developed|created|drawn|prepared|produced|set up|drafted|compiled|supplied|provided|given|taught) by (?!me\\b|hand\\b|my (?:own|self)\\b)`,
    "own",
  ),
  // `asked the plumber to fit the boiler`.
  cue(
    STATUS.others,
    "ask asked asking asks",
    "\\bask(?:s|ed|ing)? (?:[^\\s,;:()]+ ){1,3}?(?:for|to)\\b",
    "clause",
  ),
  // `payroll was handled by an agency`.
  cue(
    STATUS.others,
    "by to",
    "\\b(?:was|were|is|are|been|being) (?:\\w+ly )?(?:handled|done|run|built|managed|maintained|written|developed|performed|operated|provided|outsourced|delegated|left) (?:by|to) (?!me\\b|my (?:own|self)\\b|hand\\b)",
    "both",
  ),
];
