/** Words of English by which a resume says that a thing is missing, wanted, being learned, or the work of others. */
import { STATUS, type Status } from "./claim-status.ts";
import { TITLE_HEADS } from "./title-words.ts";

/** How far a cue reaches beyond its own words. */
export type Reach =
  /** To the end of the clause, over lists; over what stands before it where nothing comes after. */
  | "clause"
  /** The clause on both sides: `Java is not something I know`. */
  | "both"
  /** The next noun with its adjectives. */
  | "noun"
  /** What stands before it in the same item: `RN license (expired)`. */
  | "before"
  /** Its line up to there, or the two lines before where it stands alone: `Expected May 2027`. */
  | "line"
  /** Its own words only. */
  | "own";

export interface Cue {
  status: Status;
  /** The cue is looked for in sentences that have one of these words. */
  words: readonly string[];
  pattern: RegExp;
  reach: Reach;
}

export const cue = (status: Status, words: string, pattern: string, reach: Reach): Cue => ({
  status,
  words: words.split(" "),
  pattern: new RegExp(pattern, "g"),
  reach,
});

/** Up to so many words without a sign between them. */
const upTo = (count: number) => `(?:[^\\s,;:()/]+ ){0,${count}}?`;
const KNOWLEDGE =
  "(?:experience|knowledge|background|exposure|familiarity|understanding|expertise|proficiency|skills?|training|qualifications?|certifications?|certificates?|licen[cs]es?|degrees?|diplomas?|competence|command|fluency|track record)";
/** A cue that ends an item: `Java - not yet`, `Go (beginner)`. */
export const END = "(?= [,;)/-]|$)";
export const START = "(?<=^|[,;:()/-] |[,;:()/-])";
const CREDENTIAL =
  "\\b(?:licen[cs]es?|certificat\\w*|certifi\\w*|registration|permits?|clearance|accreditation|membership|credentials?|qualification|card|passport|visa)\\b";
/** Heads of titles that are also things. */
const THINGS = new Set(["server", "host", "driver", "tester", "loader", "printer", "controller"]);
const ROLE = [...TITLE_HEADS].filter((head) => head.length > 4 && !THINGS.has(head)).join("|");
const GROUP =
  "teams?|staff|talent|personnel|department|group|squads?|agency|agencies|providers?|vendors?|suppliers?|contractors?|company|firm|office";
const PEOPLE = `(?:(?:${ROLE})s|candidates|colleagues|people|clients|customers|users|students|peers|stakeholders|${GROUP})`;
/** People at the end of their noun phrase: not the users of `users table`. */
const THEY = `${PEOPLE}(?= [,;:)/-]|$| (?:to|in|on|for|and|at|from|who|that|during|across|within|by|of|as|with|using|working|writing|when|so)\\b)`;
const DOES =
  "(?:looks? after|looked after|takes? care of|took care of|handles?|handled|holds?|held|does|do|did|runs?|ran|owns?|owned|manages?|managed|writes?|wrote|builds?|built|maintains?|maintained|sets? up|covers?|covered|uses?|used|deploys?|deployed|designs?|designed|configures?|configured|administers?|administered|performs?|performed|is responsible for|are responsible for|was responsible for|were responsible for|speaks?|knows?|knew)";

const NEGATION: Cue[] = [
  cue(
    STATUS.negated,
    "no zero without lack lacks lacked lacking little hardly absence missing nor neither",
    `\\b(?:no|zero|without(?: any)?|lack(?:s|ed|ing)?(?: of)?|little to no|hardly any|absence of|missing|nor|neither) (?:or (?:very )?(?:little|few) )?${upTo(4)}${KNOWLEDGE}(?: (?:with|of|in|using|on|as|at|for|to|or|nor|and|whatsoever|yet)\\b|(?= [,;:)-])|$)`,
    "clause",
  ),
  cue(
    STATUS.negated,
    "no without zero neither nor except excluding instead rather other apart",
    "\\b(?:no|without(?: (?:any|using|knowing|having|a|an|the))?|neither|nor|except(?: for)?|excluding|instead of|rather than|other than|apart from) (?!longer\\b|doubt\\b|matter\\b|less\\b|more\\b|fewer\\b|later\\b|one\\b|only\\b)",
    "noun",
  ),
  cue(
    STATUS.negated,
    "not never t cannot",
    "\\b(?:not|never|cannot|\\w+n t) (?!only\\b|just\\b|merely\\b|simply\\b|limited\\b|exclusively\\b|solely\\b|least\\b|to mention\\b|for profit\\b|hesitat|afraid\\b|once\\b)",
    "both",
  ),
  cue(
    STATUS.negated,
    "not never none nil no n",
    `\\b(?:(?:not|never)(?: (?:yet|known|held|applicable|tried|done))?|none|nil|no|n a|0 years)${END}`,
    "before",
  ),
  cue(
    STATUS.negated,
    "yet",
    "\\b(?:have|has|am|is|are|had) yet to\\b|(?<!not )\\byet to (?:be )?[a-z]+",
    "clause",
  ),
  cue(
    STATUS.negated,
    "unfamiliar inexperienced untrained unlicensed uncertified unable unqualified ignorant",
    "\\b(?:unfamiliar with|inexperienced (?:in|with|at)|untrained (?:in|on|for)|unlicensed|uncertified|unable to|unqualified|ignorant of)",
    "clause",
  ),
  cue(STATUS.negated, "lack lacks lacked lacking", "\\black(?:s|ed|ing)?\\b", "clause"),
  cue(STATUS.lapsed, "longer", "\\b(?:no|any) longer\\b", "both"),
];

const LEARNING_NOUNS =
  "management|and|or|outcomes?|environments?|disabilit\\w+|supports?|design\\w*|platforms?|technolog\\w+|analytics|theor\\w+|objectives?|cent\\w+|resources?|materials?|assistants?|labs?|paths?|plans?|needs|difficult\\w+|communit\\w+|styles?|strateg\\w+|experiences?|solutions?|content|programs?|development|standards?|activit\\w+|systems?|models?|algorithms?|curve|goals?|tools?|methods?|specialists?|coordinators?|consultants?|facilitat\\w+";
const NOW =
  "(?:currently|presently|now|am|m|still|actively|also|recently started|just started|started|begun|began|beginning|continuing|continue|busy|keep|be)";

const LEARNING: Cue[] = [
  cue(
    STATUS.learning,
    "learning studying",
    `(?<=\\b${NOW} (?:(?:also|in the process of|with|to) )?)(?:self-?|self )?(?:learning|studying)(?!-| [,;)/]|$)|(?:${START})(?:self-?|self )?(?:learning|studying)(?!-| (?:${LEARNING_NOUNS})\\b| [,;)/]|$)`,
    "clause",
  ),
  cue(
    STATUS.learning,
    "learning studying",
    `(?:\\b(?:currently|presently|now|still|am) |\\( ?|- |: )(?:self-?)?(?:learning|studying)${END}`,
    "before",
  ),
  cue(
    STATUS.learning,
    "familiarizing familiarising speed teaching dabbling dabble dabbled enrolled upskilling undergoing undertaking getting new brushing reading tinkering experimenting",
    "\\b(?:teaching myself|familiari[sz]ing myself with|(?:getting|coming) up to speed (?:on|with)|dabbl(?:ing|e|ed) (?:in|with)|enrolled (?:in|on|for)|upskilling (?:in|on)|under(?:going|taking) (?:training|a course|an apprenticeship)|getting (?:started|acquainted|familiar|to grips) with|new to|brushing up(?: on)?|reading up on|tinkering with|experimenting with)",
    "clause",
  ),
  cue(
    STATUS.learning,
    "exploring taking completing attending working preparing training pursuing practicing practising picking getting finishing doing following building",
    `\\b(?:currently|presently|now|am|m|still) (?:exploring|taking|completing|attending|finishing|doing|following|preparing (?:for|to)|training (?:in|as|to|for|towards?|on)|pursuing|practi[cs]ing (?!as\\b)|picking up|getting into|working (?:towards?|on (?:my|an?|the) ${upTo(3)}(?:certif|licen|degree|diploma|course|qualif)))`,
    "clause",
  ),
  cue(
    STATUS.learning,
    "working pursuing preparing studying sitting taking completing reading candidate",
    `(?:${START})(?:working towards?|pursuing|preparing for|sitting|completing) (?=${upTo(6)}(?:certif\\w*|licen\\w*|degree|diploma|course\\w*|qualif\\w*|exam\\w*|bachelor|master|mba|phd|bsc|msc|bs|ms|ba|ma|associate)\\b)|\\b(?:phd|doctoral|master|mba|bachelor|degree) candidate(?= in\\b| ,|$)`,
    "clause",
  ),
  cue(
    STATUS.learning,
    "course class bootcamp courses classes lessons coursework credits",
    `\\b(?:taking|attending) ${upTo(3)}(?:courses?|class(?:es)?|bootcamp|lessons) (?:in|on|about|for)\\b|\\b(?:coursework|credits|hours|units) (?:completed )?towards?\\b`,
    "clause",
  ),
  cue(
    STATUS.learning,
    "beginner novice newbie",
    `\\b(?:absolute |complete |total )?(?:beginner|novice|newbie)(?: level)?(?: (?:in|with|at)\\b)`,
    "clause",
  ),
  cue(
    STATUS.learning,
    "beginner novice newbie",
    "\\b(?:beginner|novice)(?: level)?(?= [a-z])(?! (?:in|with|at|courses?|class\\w*|groups?|students?|lessons?)\\b)",
    "noun",
  ),
  cue(
    STATUS.learning,
    "beginner novice progress training completed obtained finished started earned underway course process way acquired",
    `(?:\\b(?:beginner|novice)(?: level)?|(?<!\\bwork )(?<!\\bworks )(?<!\\bconstruction )\\b(?:still )?in (?:progress|training|the process)|\\bto be (?:completed|obtained|finished|earned|acquired|started)|\\b(?:just|recently) started|\\bunderway|\\bunder way)(?= ?(?:for |since |until |at )?${upTo(4)}(?:[,;)/]|- |[0-9]{4}|$))`,
    "before",
  ),
  cue(STATUS.learning, "progress", `(?:${START})in progress(?= :| -)`, "clause"),
  cue(
    STATUS.learning,
    "expected anticipated graduating projected estimated incomplete unfinished discontinued withdrew completing",
    "\\b(?:expected|anticipated|projected|estimated)(?: (?:to (?:graduate|complete|finish)|completion|graduation|date|in|by|spring|summer|fall|autumn|winter|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*))*(?= (?:[0-9]|[)(:]|$)|$)|\\bgraduating (?:in )?(?:\\w+ )?(?=20)|\\b(?:incomplete|unfinished|not completed|not finished)(?= [,;)/-]|$)",
    "line",
  ),
];

/** Courses and trials that leave little behind. */
const TASTE: Cue[] = [
  cue(
    STATUS.learning,
    "picking partway halfway half part way through",
    `(?:${START}|\\b(?:and|am|m|currently|now) )picking up\\b|\\b(?:part ?way|half ?way|half|way) through\\b`,
    "clause",
  ),
  cue(
    STATUS.learning,
    "modules module units topics subjects",
    "\\b(?:modules?|units?|topics|subjects) (?:so far|to date|this year)(?= :)",
    "clause",
  ),
  cue(
    STATUS.learning,
    "half left go ongoing remaining through year credits modules units me beginner novice",
    `\\bhalf (?:done|finished|completed)\\b|\\b(?:modules?|units?|exams?|papers?|credits?) (?:left|remaining|to go)\\b|\\bworking (?:my way )?through (?:it|them)\\b|\\byear [0-9] of [0-9]\\b|\\b[0-9]+ (?:out )?of [0-9]+ (?:credits|modules|units|papers|exams)\\b|(?<=[-(,] )ongoing${END}|\\bnew to me\\b|(?<=[:(-] )(?:absolute )?(?:beginner|novice)\\b`,
    "line",
  ),
  cue(
    STATUS.wish,
    "thinking considering",
    "\\b(?:thinking (?:of|about)|considering) (?:doing|taking|getting|starting|learning|studying)\\b",
    "line",
  ),
  cue(
    STATUS.basic,
    "taster tutorial tutorials e-learning elearning e webinar webinars refresher awareness theory theoretical rusty practice once twice opened uni",
    "\\b(?:taster|tutorials?|e-learning|elearning|webinars?|refresher|awareness)\\b|\\b(?:only )?in theory(?: only)?\\b|\\btheory only\\b|\\brusty\\b|\\bwould need (?:some )?(?:practice|training|a refresher)\\b|\\b(?:once or twice|opened (?:[^\\s]+ ){0,2}(?:once|twice))\\b",
    "line",
  ),
  cue(STATUS.basic, "sat", "\\bsat in on\\b", "clause"),
];

const STUDY =
  "(?:learn|study|train|be trained|explore|become|obtain|get|gain|acquire|take|master|pick up|develop|deepen|expand|improve|earn|complete|pursue|upskill|retrain|cross-train|be certified)";

const WISH: Cue[] = [
  cue(
    STATUS.wish,
    "willing ready open happy able prepared quick motivated",
    `\\b(?:willing(?:ness)?|ready|open|happy|prepared|motivated) to (?:${STUDY})\\b`,
    "clause",
  ),
  cue(
    STATUS.wish,
    "eager keen hoping hope hopes plan plans planning intend intends intending aim aims aiming aspire aspires aspiring want wants wish wishes like love forward excited dream dreaming desire",
    `\\b(?:eager|keen|excited|desire) to\\b|(?:${START}|(?<=\\b(?:i|am|m|is|was|also|and|currently|now|who|always|really) ))(?:hop(?:e|es|ing)|plan(?:s|ning)?|intend(?:s|ing)?|aim(?:s|ing)?|aspir(?:e|es|ing)|want(?:s|ing)?|wish(?:es|ing)?|dream(?:s|ing)?) (?:to|of|on)\\b|\\b(?:would|d) (?:like|love) to\\b|\\blook(?:ing)? forward to\\b|\\baspiring\\b`,
    "clause",
  ),
  cue(
    STATUS.wish,
    "interested interest interests curious fascinated",
    "\\b(?:interest(?:ed|s)? in|curious about|fascinated by)\\b",
    "clause",
  ),
  cue(
    STATUS.wish,
    "seeking looking searching search applying seeks",
    `(?:${START}|(?<=\\b(?:am|m|currently|now|actively|and|is) ))(?:seek(?:ing|s)|looking for|searching for|in search of|applying for)\\b`,
    "clause",
  ),
  cue(
    STATUS.wish,
    "obtain secure gain become learn attain",
    `(?:${START})to (?:obtain|secure|attain|become|learn|gain)\\b`,
    "clause",
  ),
  cue(
    STATUS.wish,
    "goal goals ambition dream wishlist next future objective roadmap plans plan",
    `\\b(?:(?:learning|career|future|personal|development|training|long term|short term) (?:goals?|plans?)|ambitions?|wishlist|wish list|next steps?|my (?:goal|dream|plan)|future plans) (?:is |are )?(?=[:-] |to )`,
    "clause",
  ),
  cue(
    STATUS.wish,
    "will shall ll going about",
    "\\b(?:will|shall|ll|going to|about to) (?:soon |then |next |be )*(?:learn\\w*|study\\w*|start\\w*|begin\\w*|take|taking|obtain\\w*|train\\w*|receiv\\w*|certif\\w*|sit|sitting)\\b",
    "clause",
  ),
  cue(
    STATUS.wish,
    "planned desired future upcoming wishlist list roadmap next someday goal scheduled",
    `(?:[(:-] (?:planned|desired|future|upcoming|scheduled|next|someday|goal)(?: (?:for )?(?:\\w+ )?[0-9]{4})?${END}|\\b(?:is|are) (?:next )?on my (?:\\w+ )?(?:list|wishlist|roadmap)\\b)`,
    "before",
  ),
];

const LAPSED: Cue[] = [
  cue(
    STATUS.lapsed,
    "expired lapsed suspended revoked withdrawn inactive surrendered forfeited invalid pending awaiting applied",
    `(?:${START})(?:my )?(?:expired|lapsed|suspended|revoked|withdrawn|inactive|surrendered|forfeited|invalid|pending|awaiting|applied for(?: an?| my)?) (?=${upTo(5)}${CREDENTIAL})`,
    "clause",
  ),
  cue(
    STATUS.lapsed,
    "expired lapsed suspended revoked withdrawn inactive surrendered forfeited invalid pending",
    `(?<=${CREDENTIAL}(?: [^,;()]{0,40})?(?: [(,-])? )(?:(?:is|was|has|has been|currently|now|status) )*(?:expired|lapsed|suspended|revoked|withdrawn|inactive|surrendered|forfeited|invalid|pending)\\b`,
    "before",
  ),
  cue(
    STATUS.lapsed,
    "expired lapsed suspended revoked inactive pending withdrawn awaiting applied application",
    `(?:[(,-] )(?:currently |now )?(?:expired|lapsed|suspended|revoked|inactive|withdrawn|pending|awaiting (?:exam|results?|approval|issue|renewal)|applied for|application (?:pending|submitted|filed))(?: (?:in |since |on )?(?:\\w+ )?[0-9]{4}| \\w+)?(?= [,;)]|$)`,
    "before",
  ),
];

const OTHERS: Cue[] = [
  cue(
    STATUS.others,
    "hired hiring recruited recruiting recruitment sourced sourcing interviewed interviewing screened placed headhunted staffed staffing",
    `(?<=\\b(?:hir(?:ed|ing)|recruit(?:ed|ing|ment of)|sourc(?:ed|ing)|interview(?:ed|ing)|screened|placed|headhunted|staff(?:ed|ing)) )(?:(?!with\\b|in\\b|using\\b|to\\b|for\\b|by\\b)[^\\s;:()]+ (?:, )?){0,9}${THEY}`,
    "own",
  ),
  cue(
    STATUS.others,
    "work worked working works collaborated collaborating partnered partnering liaised liaising liaise coordinated coordinating interfaced interfacing sat cooperated",
    `(?<=\\b(?:work(?:ed|ing|s)?|collaborat(?:ed|ing)|partner(?:ed|ing)|liais(?:e|ed|ing)|coordinat(?:ed|ing)|interfac(?:ed|ing)|sat|cooperat(?:ed|ing)) (?:\\w+ ){0,2}?(?:with|alongside|beside) )(?:(?!in\\b|to\\b|on\\b|using\\b|for\\b)[^\\s;:()]+ (?:, )?){0,7}${THEY}`,
    "own",
  ),
  cue(
    STATUS.others,
    "who that",
    `\\b${PEOPLE} (?:who|that) (?:\\w+ )?(?:${DOES}|using|worked|works?|developed|operated|coded|spoke|had|have|practice[sd]?)\\b`,
    "clause",
  ),
  cue(
    STATUS.others,
    "using working writing running building coding developing operating",
    `\\b(?:support(?:ed|ing)|assist(?:ed|ing)|help(?:ed|ing)|advis(?:ed|ing)|serv(?:ed|ing)|recruit(?:ed|ing)|hir(?:ed|ing)) (?:[^\\s,;:()]+ ){0,4}${PEOPLE} (?:using|working (?:with|on|in)|writing|running|building|coding|developing|operating)\\b`,
    "clause",
  ),
  cue(
    STATUS.others,
    "sold selling resold reselling sales marketed promoted pitched distributed",
    `(?<=\\b(?:sold|selling|resold|reselling|sales of|marketed|promoted|pitched|distributed) )(?:[^\\s;:()]+ ){0,6}?(?:licen[cs]es?|subscriptions?|seats|courses?|certifications?|books|memberships)\\b`,
    "own",
  ),
  cue(
    STATUS.others,
    "organized organised arranged scheduled booked ordered procured purchased",
    `(?<=\\b(?:organi[sz]ed|arranged|scheduled|booked|ordered|procured|purchased) )(?:[^\\s;:()]+ ){0,6}?(?:training|courses?|workshops?|licen[cs]es?|lessons|certifications?)(?: (?:in|on|for|about) [^\\s,;:()]+(?: [^\\s,;:()]+){0,3})?`,
    "own",
  ),
  cue(
    STATUS.others,
    "our the my an a another other their external outside clients customers colleagues developers vendors contractors husband wife friend",
    `(?:${START}|\\b(?:and|while|but|which|where|as|because|since) )(?:(?:our|the|my|an?|another|other|their|external|outside) (?:[^\\s,;:()]+ ){0,3}?(?:${PEOPLE}|${ROLE}|admin|msp|it|employer|client|customer|husband|wife|friend|brother|sister|father|mother)|${PEOPLE}) (?:who |that |then |already |also )?${DOES}\\b`,
    "clause",
  ),
  cue(
    STATUS.others,
    "ask asked asking asks",
    "\\bask(?:s|ed|ing)? (?:[^\\s,;:()]+ ){1,3}?(?:for|to)\\b",
    "clause",
  ),
  cue(
    STATUS.others,
    "by to",
    "\\b(?:was|were|is|are|been|being) (?:\\w+ly )?(?:handled|done|run|built|managed|maintained|written|developed|performed|operated|provided|outsourced|delegated|left) (?:by|to) (?!me\\b|my (?:own|self)\\b|hand\\b)",
    "both",
  ),
];

const BASIC: Cue[] = [
  cue(
    STATUS.basic,
    "basic basics elementary limited minimal little rudimentary introductory passing slight theoretical some superficial novice beginner conversational",
    `\\b(?:basic|elementary|limited|minimal|little|rudimentary|introductory|passing|slight|theoretical|superficial|some) (?:(?!and\\b|no\\b)[^\\s,;:()]+ ){0,3}?${KNOWLEDGE} (?:of|with|in|on|using)\\b|\\b(?:the )?basics of\\b`,
    "clause",
  ),
  cue(
    STATUS.basic,
    "basic elementary rudimentary beginner",
    "\\b(?:basic|elementary|rudimentary) (?!life\\b|research|science|education|needs|care|school)",
    "noun",
  ),
  cue(
    STATUS.basic,
    "basic elementary limited a1 a2 beginner rudimentary",
    `(?<=[(:-] )(?:basic|elementary|limited|rudimentary|a1|a2)(?: (?:level|knowledge|skills|proficiency|user))?${END}`,
    "before",
  ),
  cue(
    STATUS.basic,
    "exposure exposed introduced introduction shadowed shadowing observed observing watched",
    "\\b(?:(?:some |limited |initial )?exposure to|exposed to|introduced to|introduction to|shadow(?:ed|ing)|observ(?:ed|ing))\\b",
    "clause",
  ),
  cue(
    STATUS.basic,
    "assisted helped assisting helping",
    `\\b(?:assist(?:ed|ing)|help(?:ed|ing)) (?:in|with)\\b`,
    "clause",
  ),
  cue(
    STATUS.basic,
    "coursework class academic",
    "\\b(?:coursework|classwork) (?:in|on|included|covered|:)|\\brelevant coursework\\b",
    "clause",
  ),
];

const AD =
  "(?:ad|ads|advert|advertisement|posting|listing|vacancy|job description|description|your company|you)";
const QUOTED: Cue[] = [
  cue(
    STATUS.quoted,
    "asks asked requires required wants wanted calls called lists listed mentions mentioned needs needed seeks states demands specifies expects looking",
    `\\b${AD} (?:also |is |are |have |has )*(?:asks?|asked|requires?|required|wants?|wanted|calls?|called|lists?|listed|mentions?|mentioned|needs?|needed|seeks?|states?|demands?|specif\\w+|expects?|looking)(?: for)?\\b|\\b(?:role|position|job|employer) (?:asks|requires|wants|calls|lists|mentions|needs|seeks|demands|specifies|expects|is looking)(?: for)?\\b`,
    "clause",
  ),
  cue(
    STATUS.quoted,
    "must will should we you required preferred requirements desired mandatory essential bring keywords keyword tags terms key",
    `\\b(?:candidates?|applicants?) (?:must|should|will|needs? to)\\b|\\b(?:successful|ideal|right) (?:candidate|applicant)\\b|(?:${START})(?:we (?:are|re) (?:looking for|seeking|hiring)|you (?:will|must|should|have|bring|are)|must(?: have|-have)|(?:(?:job|role|position) )?requirements :|(?:required|preferred|desired|mandatory|essential|minimum) (?:skills?|qualifications?|experience|requirements?)(?= :|$)|(?:required|preferred|desired|mandatory|essential|keywords?|key words|tags|search terms) :)`,
    "clause",
  ),
];

export const ENGLISH_CUES: readonly Cue[] = [
  ...NEGATION,
  ...LEARNING,
  ...TASTE,
  ...WISH,
  ...LAPSED,
  ...OTHERS,
  ...BASIC,
  ...QUOTED,
];

/** What is good to be without: `no downtime`, `never missed a deadline`; such a negation takes nothing away. */
export const GOOD_TO_LACK =
  /^(?:downtime|incidents?|defects?|errors?|failures?|loss(?:es)?|outages?|injur\w+|accidents?|complaints?|violations?|findings?|waste|delays?|supervision|help|assistance|guidance|interruptions?|disruptions?|escalations?|deviations?|recalls?|breach\w*|bugs?|issues?|problems?|turnover|backlog|penalt\w+|fines?|rework|stress|trouble|compromis\w+|sacrific\w+|citations?|deficienc\w+|infections?|surprises?|conflicts?|vulnerabilit\w+|regressions?|shortages?|overtime|sanctions?|discrepanc\w+|variances?|leaks?|spills?)$/;
/** What it is good never to have done. */
export const GOOD_TO_AVOID =
  /^(?:miss\w*|fail\w*|los[et]\w*|exceed\w*|dropp?\w*|violat\w*|late|absent|delay\w*|lapse\w*|refus\w*|gave|give|stop\w*|forg\w+|repriman\w+|suspen\w+|compromis\w+|sacrific\w+|breach\w*|caus\w+|complain\w*|hesitat\w*|disappoint\w*)$/;

/** Begins another clause. */
export const CONTRAST = new Set(
  "but however though although yet whereas while since because when after before until unless aber jedoch sondern obwohl mais cependant pourtant pero sino aunque ale lecz jednak".split(
    " ",
  ),
);
/** After these a wish is about what its writer has. */
export const OWN_PAST = new Set("my years year yrs skills".split(" "));
export const SUBJECTS = new Set(["i", "we", "he", "she", "they"]);
/** Verbs of the past that do not end in -ed. */
export const PAST = new Set(
  "built wrote ran led made taught held kept grew cut won drove sold set took gave began spoke brought sent used did wrote rewrote oversaw put".split(
    " ",
  ),
);
