/**
 * Recognizes the clauses of a posting that ask for no skill ("asides"): benefits, a description of
 * the employer, how to apply, conditions of hiring, a job board's labels. The patterns match words in
 * lower case with single spaces and without punctuation: `401 k`, `we re proud`.
 */
import { isDutyVerb, saysDuty } from "./duties.ts";
import { type Aside, isAside, type LineKind } from "./line-kind.ts";
import { isPerk } from "./perks.ts";
import { PREFERRED } from "./preferred.ts";

const any = (...parts: string[]) => new RegExp(`\\b(?:${parts.join("|")})\\b`);

/**
 * Benefits. Some trades work with dental care, pay or pensions, so these need the wording of an
 * offer.
 */
const PERK = any(
  "401 ?k|health insurance|life insurance|vision insurance|employee assistance",
  "dental (?:insurance|plans?|coverage|cover|benefits|(?:and |or )?vision)|(?:medical|health) (?:and )?dental(?= (?:and )?(?:life|retirement|disability|short|long|pension|from|plus)\\b|$)|vision (?:and )?dental",
  "paid time|pto|vacation|stock options|per hour|per year|discount",
  "(?:company|employer|workplace|private|contributory|generous|excellent|attractive) pension(?! schemes? administrat(?:ion|or|ing))",
  "pension contributions?|pension scheme(?= (?:and|with|plus|from|of|up|including|after|administered|\\d)|$)",
  "(?:competitive|attractive|annual|base|gross|monthly|starting|your|our|the|a|good|great|fair) salary|salary (?:range|is|of|from|between|package|will|up|expectations?|\\d)|salary$",
  "(?:total|competitive|base|generous|annual|your) compensation|compensation (?:and benefits )?(?:package|range|is|are|includes?|will|for this|varies)",
  "we offer|bonus(?:es)? and|mental health (?:days?|benefits|resources|programs?|apps?|coverage)|(?:your|employee|staff) (?:mental health|well ?being)|well ?being (?:days?|benefits|programs?|allowance)",
);

/** Equal opportunity statements and descriptions of the employer. */
const ABOUT = any(
  "equal opportunity|regardless of|sexual orientation|gender identity|veterans? status|disability status",
  // Some trades work with race cars, religion lessons or veterans.
  "(?:race|religion|faith|veterans?)(?= .*\\b(?:religion|colou?r|creed|gender|sex|age|national|disabilit\\w+|disabled|ethnicity|faith|orientation|origin|ancestry|veterans?)\\b)",
  "affirmative action|reasonable accommodation|visit our|our website|our mission|founded|headquarter|fortune \\d|leading provider|global leader|world s leading",
  "diversity(?! (?:hiring|recruit\\w*|training|officer|manager))|(?:and|equity|equality|of|to) inclusion|inclusive (?:workplace|culture|environment|company|employer|teams?)|we are proud|life at",
);

/** How to apply, and what to send. */
const APPLY = any(
  "apply (?:now|online|today)|cover letter|curriculum vitae|your application|send (?:your|us|me|an?)|privacy (?:policy|notice|statement)",
  "(?:submit|attach|enclose|include|upload|forward|e ?mail) (?:(?:your|a|an|the|us|updated|current|link|to|full|of) ){0,4}(?:cv|resumes?|portfolio|references|transcripts?|diplomas?|writing sample|samples?)",
  "(?:grade|academic|official|university) transcripts|(?:application|file) (?:must|should) (?:include|contain)",
);

/** Labels and buttons that job boards put around a posting. */
const BOARD_LABEL =
  /^(?:(?:easy )?apply(?: now| on company site)?|save(?: job| this job)?|report (?:this )?(?:job|ad|advert)\w*|full job description|profile insights|job details|pulled from the full job description|here s how the job details align .*|find out how your skills align .*|do you have (?:experience in|a valid|an?) .*|yes|no|skip|show (?:more|less)|see (?:more|less)|set alert .*|(?:be an )?early applicant|actively (?:recruiting|hiring|reviewing)\b.*|(?:over )?\d+ applicants|posted .*|reposted .*|promoted .*|how you match|\d+ (?:skills?|credentials?) .*match.*|add expected salary .*|employer questions|which of the following .*|seniority level|employment type|job function|industries|similar jobs|be careful .*|responses managed .*|quick apply)$/;

/** Days on which most people don't work. */
const DAYS = "(?:weekends?|saturdays?|sundays?|bank holidays?|public holidays?)";
/**
 * Place, hours, fitness and background checks: screening questions (knockouts.ts), never skills.
 */
const CONDITION = any(
  "background check|drug (?:and alcohol |screen|test)|d a test|e verify|fingerprint\\w*|tb test|criminal (?:history|record|background)|(?:enhanced|basic|clear|satisfactory) dbs|dbs (?:check|disclosure)|garda vetting|police (?:check|clearance)|(?:dot|pre employment) (?:physical|medical)|medical (?:exam|check|examination)|vaccinated",
  "(?:right|eligible|eligibility|authori[sz]ed|authori[sz]ation|entitled|legally able|permission) to (?:live and )?work(?! checks?\\b)|work(?:ing)? (?:permit|visa|rights)|visa sponsorship|skilled worker visa",
  `(?:every|second|third|alternate|alternating|occasional|some|rotating|including|one|two|and|or|most|evenings) ${DAYS}|${DAYS} (?:in|required|availab\\w+|rota|shifts?|work|and evenings)`,
  "\\d{1,2} ?(?:am|pm|\\d\\d) (?:starts?|finish)|early (?:starts?|mornings)|(?:night|early|late|split|rotating|evening|weekend|12 hour|twelve hour) shifts?|(?:shift|rota) (?:pattern|basis)|\\d on \\d off|available (?:for )?(?:evenings|nights|weekends)",
  "hours of (?:utc|gmt|cet|est|pst)|time ?zones?|within (?:\\d+|an?|one) (?:miles|minutes|hour|km|kilomet\\w+)|relocat\\w+|fully remote|remote within|days? (?:a|per) week in the office",
  "(?:lift|lifting|carry|carrying|push|pushes|pushing|weighing)(?: \\w+){0,6} (?:\\d+ ?)?(?:lbs?|pounds|kg|kilos?|heavy objects)|(?:stand|stands|standing|sit|sitting) (?:or \\w+ )?for (?:long|extended|prolonged)|on your (?:feet|knees)|(?:at least|over|minimum age) (?:16|18|19|21|25) years|(?:18|21) (?:years of age|years old|or older|and over)",
);
/** Words in a line of conditions that ask for a skill as well. */
const ASKS_MORE =
  /\b(?:experience|experienced|knowledge|understanding|proficien\w+|skills?|degree|diploma|certifi\w+|licen[cs]ed?|endorsements?|ticket|registration|training)\b/;

/** Sentences, not items of a list, that praise or introduce the employer. */
const INTRODUCTION = any(
  "(?:is|are) (?:an?|the) (?:\\w+ ){0,6}(?:company|firm|practice|charity|provider|supplier|retailer|manufacturer|start ?up|agency|council|trust|hotel|employer|business|consultancy|chain)",
  "since (?:18|19|20)\\d\\d|established in|family (?:run|owned)|employee owned|still owned by",
  "(?:voted|named|rated|ranked|recogni[sz]ed) (?:as|one|a|an|the|good|outstanding|best|top|among|by|employer)|award|we re proud|proud (?:to|of)|at the heart of|we believe|our people",
  "one of (?:the )?(?:\\w+ ){0,3}(?:largest|fastest|leading|biggest|oldest|best|top|most)|(?:largest|leading|fastest growing|favou?rite|oldest|busiest) (?:\\w+ ){0,4}(?:company|provider|chain|suppliers?|grocer|retailer|employer|firm|manufacturer|charity|producer|maker|builder)",
  "we (?:raised|sponsor|donated|serve|sponsored)|seed (?:round|from|funding)|series [a-d]|serves? (?:\\w+ ){0,3}(?:people|customers|patients|families|communities|residents)",
);
/** Sentences that invite everyone to apply. */
const WELCOME = any(
  "(?:welcomes?|encourages?) (?:applica\\w+|first nations|candidates)|does not discriminate|disability confident|qualified applicants|under represented|(?:is|are) (?:an )?eoe",
);
/** Sentences to the applicant. */
const INSTRUCTION = any(
  "to apply|apply (?:at|by|via|through|in|with|on)|click (?:apply|here|on|the|below)|hit apply|applications? (?:close|will|should|must|are|may)|closing date|(?:cv|resume)s? (?:are|will|to)|informal (?:chat|enquir\\w+|discussion)|interviews (?:will|take place|are (?:on|held|planned|scheduled))|close this (?:vacancy|advert)|unsolicited|no agencies|walk ins|shortlisted|in touch within|quoting (?:ref|reference|\\w{2,4} \\d)|look forward to (?:hearing|receiving)|how you meet (?:each|the)|referees|references are",
  "(?:call|ring|text|phone|e ?mail|contact|write to|speak to|message) (?:\\w+ ){1,6}(?:on|at) \\d+|(?:call|ring|text|phone|contact|write to|ask for|questions to) (?:\\w+ )?\\d{4}|(?:your|the) documents|written test|oral interview|answer (?:\\w+ )?questions|complete the (?:online )?application",
);
/** Sentences about pay. */
const REWARD = any(
  "we pay|we offer|days off|(?:sign on|annual|year end|quarterly|monthly|performance|friend|referral|retention|\\d) bonus|bonuses|(?:real|and|plus) equity|allowance|novated|parental leave|annual leave|(?:team|staff|colleague|employee) discount|paid holidays|shift differential|reimbursement|pension",
);

/** Maximum lengths of a clause, in words: a label, a condition of hiring, any aside. */
const LONGEST_LABEL = 10;
const LONGEST_CONDITION = 18;
const LONGEST_ASIDE = 40;

/** What is known of a clause besides its words. */
export interface AsidePlace {
  /** The number of words of the clause. */
  words: number;
  /** Whether its words ask for something. */
  isAsking: boolean;
  isListItem: boolean;
  section: LineKind;
  /** The posting's first clause, usually its title, often with a place. */
  isFirst: boolean;
}

/** The kind of aside that a clause is, or null. @param clauseText its words, in lower case */
export function asideOf(clauseText: string, place: AsidePlace): Aside | null {
  const { words, isAsking, isListItem, section, isFirst } = place;
  if (words <= LONGEST_LABEL && BOARD_LABEL.test(clauseText)) return "label";
  if (words > LONGEST_ASIDE || (isOfWork(section) && isDuty(clauseText))) return null;
  if (ABOUT.test(clauseText)) return "about";
  if (APPLY.test(clauseText)) return "apply";
  if (PERK.test(clauseText)) return "perk";
  if (
    !isFirst &&
    words <= LONGEST_CONDITION &&
    CONDITION.test(clauseText) &&
    !ASKS_MORE.test(clauseText)
  )
    return "condition";
  if (!isAsking && isPerk(clauseText, words)) return "perk";
  return isFirst || isListItem || isAsking || PREFERRED.test(clauseText)
    ? null
    : asideOfSentence(clauseText, place);
}

/** Sections in which pay and people may be the work: `Audit the 401(k) with HR`. */
const isOfWork = (section: LineKind) => section === "duty" || section === "required";
const isDuty = (clauseText: string) =>
  isDutyVerb(clauseText.split(" ", 1)[0] ?? "") || saysDuty(clauseText);

/**
 * Greetings and instructions are asides in any section; praise and pay only before the first
 * heading or in a section of asides.
 */
function asideOfSentence(clauseText: string, { section }: AsidePlace): Aside | null {
  if (WELCOME.test(clauseText)) return "about";
  if (INSTRUCTION.test(clauseText)) return "apply";
  if (section !== "plain" && !isAside(section)) return null;
  if (!/\byou(?:r)?\b/.test(clauseText) && INTRODUCTION.test(clauseText)) return "about";
  return REWARD.test(clauseText) ? "perk" : null;
}
