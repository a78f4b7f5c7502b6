/**
 * English cues that a skill is being learned, known only a little, or no longer held. Arguments of
 * `cue`: the status, the trigger words, the pattern, and how far it reaches. cue.ts describes them
 * and how a sentence is written for the patterns.
 */
import { STATUS } from "./claim-status.ts";
import { type Cue, cue, ITEM_END, ITEM_START, KNOWLEDGE_NOUN, upToWords } from "./cue.ts";

/** Excludes names of fields and methods that end in "learning": machine-learning. */
const NOT_LEARNING_METHOD = "(?<!\\b(?:machine|deep|reinforcement|e|distance|blended) ?- ?)";

/** Nouns after which `learning` is part of a name: learning management, learning outcomes. */
const LEARNING_NOUNS =
  "management|and|or|outcomes?|environments?|disabilit\\w+|supports?|design\\w*|platforms?|technolog\\w+|analytics|theor\\w+|objectives?|cent\\w+|resources?|materials?|assistants?|labs?|paths?|plans?|needs|difficult\\w+|communit\\w+|styles?|strateg\\w+|experiences?|solutions?|content|programs?|development|standards?|activit\\w+|systems?|models?|algorithms?|curve|goals?|tools?|methods?|specialists?|coordinators?|consultants?|facilitat\\w+";
/** Words before `learning` that make it the writer's: currently, am, started. */
const NOW =
  "(?:currently|presently|now|am|m|still|actively|also|recently started|just started|started|begun|began|beginning|continuing|continue|busy|keep|be)";

/** Cues that a skill or a degree is being learned. */
const LEARNING: Cue[] = [
  // `currently learning Rust`, `Learning Rust`.
  cue(
    STATUS.learning,
    "learning studying",
    `(?<=\\b${NOW} (?:(?:also|in the process of|with|to) )?)${NOT_LEARNING_METHOD}(?:self-?|self )?(?:learning|studying)(?!-| [,;)/]|$)|(?:${ITEM_START})${NOT_LEARNING_METHOD}(?:self-?|self )?(?:learning|studying)(?!-| (?:${LEARNING_NOUNS})\\b| [,;)/]|$)`,
    "clause",
  ),
  // `Rust ( learning )`.
  cue(
    STATUS.learning,
    "learning studying",
    `(?:\\b(?:currently|presently|now|still|am) |\\( ?|- |: )${NOT_LEARNING_METHOD}(?:self-?)?(?:learning|studying)${ITEM_END}`,
    "before",
  ),
  // `teaching myself Rust`, `enrolled in`, `new to Rust`.
  cue(
    STATUS.learning,
    "familiarizing familiarising speed teaching dabbling dabble dabbled enrolled upskilling undergoing undertaking getting new brushing reading tinkering experimenting",
    "\\b(?:teaching myself|familiari[sz]ing myself with|(?:getting|coming) up to speed (?:on|with)|dabbl(?:ing|e|ed) (?:in|with)|enrolled (?:in|on|for)|upskilling (?:in|on)|under(?:going|taking) (?:training|a course|an apprenticeship)|getting (?:started|acquainted|familiar|to grips) with|new to|brushing up(?: on)?|reading up on|tinkering with|experimenting with)",
    "clause",
  ),
  // `currently exploring Rust`, `am preparing for`.
  cue(
    STATUS.learning,
    "exploring taking completing attending working preparing training pursuing practicing practising picking getting finishing doing following building",
    `\\b(?:currently|presently|now|am|m|still) (?:exploring|taking|completing|attending|finishing|doing|following|preparing (?:for|to)|training (?:in|as|to|for|towards?|on)|pursuing|practi[cs]ing (?!as\\b)|picking up|getting into|working (?:towards?|on (?:my|an?|the) ${upToWords(3)}(?:certif|licen|degree|diploma|course|qualif)))`,
    "clause",
  ),
  // `Working towards my PMP certification`, `MBA candidate`.
  cue(
    STATUS.learning,
    "working pursuing preparing studying sitting taking completing reading candidate",
    `(?:${ITEM_START})(?:working towards?|pursuing|preparing for|sitting|completing) (?=${upToWords(6)}(?:certif\\w*|licen\\w*|degree|diploma|course\\w*|qualif\\w*|exam\\w*|bachelor|master|mba|phd|bsc|msc|bs|ms|ba|ma|associate)\\b)|\\b(?:phd|doctoral|master|mba|bachelor|degree) candidate(?= in\\b| ,|$)`,
    "clause",
  ),
  // `taking evening classes in Rust`, `credits towards`.
  cue(
    STATUS.learning,
    "course class bootcamp courses classes lessons coursework credits",
    `\\b(?:taking|attending) ${upToWords(3)}(?:courses?|class(?:es)?|bootcamp|lessons) (?:in|on|about|for)\\b|\\b(?:coursework|credits|hours|units) (?:completed )?towards?\\b`,
    "clause",
  ),
  // `a complete beginner in Rust`.
  cue(
    STATUS.learning,
    "beginner novice newbie",
    `\\b(?:absolute |complete |total )?(?:beginner|novice|newbie)(?: level)?(?: (?:in|with|at)\\b)`,
    "clause",
  ),
  // `beginner Spanish`; not `beginner classes`.
  cue(
    STATUS.learning,
    "beginner novice newbie",
    "\\b(?:beginner|novice)(?: level)?(?= [a-z])(?! (?:in|with|at|courses?|class\\w*|groups?|students?|lessons?)\\b)",
    "noun",
  ),
  // `Rust ( beginner )`, `CKA in progress`, `PMP , to be completed 2027`.
  cue(
    STATUS.learning,
    "beginner novice progress training completed obtained finished started earned underway course process way acquired",
    `(?:\\b(?:beginner|novice)(?: level)?|(?<!\\bwork )(?<!\\bworks )(?<!\\bconstruction )\\b(?:still )?in (?:progress|training|the process)|\\bto be (?:completed|obtained|finished|earned|acquired|started)|\\b(?:just|recently) started|\\bunderway|\\bunder way)(?= ?(?:for |since |until |at )?${upToWords(4)}(?:[,;)/]|- |[0-9]{4}|$))`,
    "before",
  ),
  // `In progress : CKA`.
  cue(STATUS.learning, "progress", `(?:${ITEM_START})in progress(?= :| -)`, "clause"),
  // `BSc , expected 2027`, `graduating in May 2027`, `incomplete`.
  cue(
    STATUS.learning,
    "expected anticipated graduating projected estimated incomplete unfinished discontinued withdrew completing",
    "\\b(?:expected|anticipated|projected|estimated)(?: (?:to (?:graduate|complete|finish)|completion|graduation|date|in|by|spring|summer|fall|autumn|winter|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*))*(?= (?:[0-9]|[)(:]|$)|$)|\\bgraduating (?:in )?(?:\\w+ )?(?=20)|\\b(?:incomplete|unfinished|not completed|not finished)(?= [,;)/-]|$)",
    "line",
  ),
];

/** Months, seasons and years for which something is booked. */
const SOON =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|next|20[0-9]{2})";
const SPOKEN_LANGUAGES =
  "(?:english|french|german|spanish|italian|polish|portuguese|dutch|arabic|mandarin|cantonese|chinese|hindi|urdu|punjabi|welsh|irish|russian|ukrainian|turkish|greek|japanese|korean|swedish|danish|norwegian|romanian|hungarian|czech|vietnamese|tagalog|swahili|bsl|asl)";

/** Cues of little knowledge: unfinished, booked or short courses, and brief contact. */
const LITTLE_KNOWLEDGE: Cue[] = [
  // `picking up Rust`, `halfway through`.
  cue(
    STATUS.learning,
    "picking partway halfway half part way through",
    `(?:${ITEM_START}|\\b(?:and|am|m|currently|now) )picking up\\b|\\b(?:part ?way|half ?way|half|way) through\\b`,
    "clause",
  ),
  // `Modules so far : statics`.
  cue(
    STATUS.learning,
    "modules module units topics subjects",
    "\\b(?:modules?|units?|topics|subjects) (?:so far|to date|this year)(?= :)",
    "clause",
  ),
  // `CPA - two papers left`, `year 2 of 3`, `Rust , new to me`.
  cue(
    STATUS.learning,
    "half left go ongoing remaining through year credits modules units me beginner novice",
    `\\bhalf (?:done|finished|completed)\\b|\\b(?:modules?|units?|exams?|papers?|credits?) (?:left|remaining|to go)\\b|\\bworking (?:my way )?through (?:it|them)\\b|\\byear [0-9] of [0-9]\\b|\\b[0-9]+ (?:out )?of [0-9]+ (?:credits|modules|units|papers|exams)\\b|(?<=[-(,] )ongoing${ITEM_END}|\\bnew to me\\b|(?<=[:(-] )(?:absolute )?(?:beginner|novice)\\b`,
    "line",
  ),
  // Progress of a course: `40 % complete`, `week 2 of 10`, `Kotlin for Beginners`.
  cue(
    STATUS.learning,
    "complete completed done finished through section week module chapter lesson unit part modules sections chapters weeks lessons units credits hours beginners dummies resit resitting enrolled",
    `\\b[0-9]+ (?:percent|per cent|%)? ?(?:complete|completed|done|finished|through)\\b|\\b(?:section|week|module|chapter|lesson|unit|part|level) [0-9]+ (?:out )?of\\b|\\b(?:[0-9]+|one|two|three|four|five|six) (?:out )?of (?:[0-9]+|\\w+) (?:sections|weeks|modules|chapters|lessons|units|courses|hours|credits)\\b|\\b[0-9]+ credits so far\\b|\\bfor (?:beginners|dummies)\\b|\\bresit(?:ting)?\\b`,
    "line",
  ),
  // `enrolled part-time in a horticulture degree`.
  cue(
    STATUS.learning,
    "enrolled",
    `\\benrolled (?:\\w+(?:-\\w*)? ){0,3}?(?:in|on|for|at)\\b`,
    "clause",
  ),
  // `booked on the scaffolding course`, `booked for May`, `IOSH exam booked`.
  cue(STATUS.wish, "booked", "\\bbooked (?:in )?(?:on|onto) (?:(?:the|a|an|level) )", "clause"),
  cue(
    STATUS.wish,
    "booked",
    `\\bbooked (?:in )?(?:in|for) (?:[0-9]+ |early |late |mid )?${SOON}\\b`,
    "line",
  ),
  cue(
    STATUS.wish,
    "booked paid",
    `\\b(?:exam|test|course|class|training|place|workshop|renewal)(?: class| course| exam)? (?:is |are )?(?:booked|paid for)\\b`,
    "line",
  ),
  // `signed up for a plastering course`.
  cue(
    STATUS.wish,
    "signed accepted registered",
    `\\b(?:signed up (?:for|to)|accepted (?:to|into|on|onto)|registered for) `,
    "clause",
  ),
  // `looking to learn Rust`.
  cue(STATUS.wish, "looking", `\\blooking to (?=\\w)`, "clause"),
  // `CPA : mock exam`, `ISTQB , did not pass`.
  cue(
    STATUS.learning,
    "practice mock clear pass sit take renew",
    `\\b(?:practice|mock) (?:tests?|exams?)\\b|\\b(?:did not|not|didn t) (?:clear(?:ed)?|pass(?:ed)?|(?:yet )?(?:taken|sat))\\b`,
    "line",
  ),
  // `read a lot about Rust`, `watched a colleague use Maya`, `a semester of Latin`.
  cue(
    STATUS.basic,
    "read reading watched heard looked know knows fluent semester term",
    `\\b(?:have |ve )?read (?:a lot |a book |books |articles |up |much |all )?(?:on|about)\\b|\\breading (?:a |the |some )?(?:book|books|articles|blogs?) (?:on|about)\\b|\\bwatched (?:a|an|my|the|our|others?|colleagues?|people|videos?|how) |\\bheard (?:all |a lot |much )?(?:about|of)\\b|\\blooked (?:at|into)\\b|\\bknow (?:every|the|their|what) |\\bspeaks? (?:fluent|their) (?!${SPOKEN_LANGUAGES})|\\b(?:a|one) (?:semester|term) of\\b`,
    "clause",
  ),
  // `Latin ( one semester )`, `Jira ( viewer )`.
  cue(
    STATUS.basic,
    "semester term unit intro viewer",
    `\\( ?(?:1|one|a) (?:semester|term|unit|module|week|day)\\b|\\bintro(?:duction)? to\\b|(?<=[(] )(?:viewer|read only|awareness)\\b`,
    "before",
  ),
  // `high school Spanish`.
  cue(STATUS.basic, "high", `\\bhigh[ -]school (?!diploma|degree|teacher|graduat)`, "noun"),
  // `thinking of doing a PMP`.
  cue(
    STATUS.wish,
    "thinking considering",
    "\\b(?:thinking (?:of|about)|considering) (?:doing|taking|getting|starting|learning|studying)\\b",
    "line",
  ),
  // `Rust tutorial`, `German , rusty`, `opened Revit once or twice`.
  cue(
    STATUS.basic,
    "taster tutorial tutorials e-learning elearning e webinar webinars refresher awareness theory theoretical rusty practice once twice opened uni",
    "\\b(?:taster|tutorials?|e-learning|elearning|webinars?|refresher|awareness)\\b|\\b(?:only )?in theory(?: only)?\\b|\\btheory only\\b|\\brusty\\b|\\bwould need (?:some )?(?:practice|training|a refresher)\\b|\\b(?:once or twice|opened (?:[^\\s]+ ){0,2}(?:once|twice))\\b",
    "line",
  ),
  // `sat in on depositions`.
  cue(STATUS.basic, "sat", "\\bsat in on\\b", "clause"),
];

/** Nouns for what may lapse. */
const CREDENTIAL =
  "\\b(?:licen[cs]es?|certificat\\w*|certifi\\w*|registration|permits?|clearance|accreditation|membership|credentials?|qualification|card|passport|visa)\\b";

/** Cues that a license or another credential is no longer valid, or not yet granted. */
const LAPSED: Cue[] = [
  // `forklift card ran out in 2023`.
  cue(STATUS.lapsed, "ran run renewed", `\\b(?:ran|run) out(?! of\\b)|\\bnot renewed\\b`, "line"),
  // `Expired RN license`, `applied for a permit`.
  cue(
    STATUS.lapsed,
    "expired lapsed suspended revoked withdrawn inactive surrendered forfeited invalid pending awaiting applied",
    `(?:${ITEM_START})(?:my )?(?:expired|lapsed|suspended|revoked|withdrawn|inactive|surrendered|forfeited|invalid|pending|awaiting|applied for(?: an?| my)?) (?=${upToWords(5)}${CREDENTIAL})`,
    "clause",
  ),
  // `RN license has expired`.
  cue(
    STATUS.lapsed,
    "expired lapsed suspended revoked withdrawn inactive surrendered forfeited invalid pending",
    `(?<=${CREDENTIAL}(?: [^,;()]{0,40})?(?: [(,-])? )(?:(?:is|was|has|has been|currently|now|status) )*(?:expired|lapsed|suspended|revoked|withdrawn|inactive|surrendered|forfeited|invalid|pending)\\b`,
    "before",
  ),
  // `RN ( expired 2021 )`, `CDL , application pending`.
  cue(
    STATUS.lapsed,
    "expired lapsed suspended revoked inactive pending withdrawn awaiting applied application",
    `(?:[(,-] )(?:currently |now )?(?:expired|lapsed|suspended|revoked|inactive|withdrawn|pending|awaiting (?:exam|results?|approval|issue|renewal)|applied for|application (?:pending|submitted|filed))(?: (?:in |since |on )?(?:\\w+ )?[0-9]{4}| \\w+)?(?= [,;)]|$)`,
    "before",
  ),
];

/** Cues of basic knowledge, and of work that the writer saw or helped with. */
const BASIC: Cue[] = [
  // `basic knowledge of Excel`.
  cue(
    STATUS.basic,
    "basic basics elementary limited minimal little rudimentary introductory passing slight theoretical some superficial novice beginner conversational",
    `\\b(?:basic|elementary|limited|minimal|little|rudimentary|introductory|passing|slight|theoretical|superficial|some) (?:(?!and\\b|no\\b)[^\\s,;:()]+ ){0,3}?${KNOWLEDGE_NOUN} (?:of|with|in|on|using)\\b|\\b(?:the )?basics of\\b`,
    "clause",
  ),
  // `basic Excel`; not `basic life support`.
  cue(
    STATUS.basic,
    "basic elementary rudimentary beginner",
    "\\b(?:basic|elementary|rudimentary) (?!life\\b|research|science|education|needs|care|school)",
    "noun",
  ),
  // `Spanish ( A2 )`, `Excel : basic`.
  cue(
    STATUS.basic,
    "basic elementary limited a1 a2 beginner rudimentary",
    `(?<=[(:-] )(?:basic|elementary|limited|rudimentary|a1|a2)(?: (?:level|knowledge|skills|proficiency|user))?${ITEM_END}`,
    "before",
  ),
  // `exposure to Kubernetes`, `shadowed`.
  cue(
    STATUS.basic,
    "exposure exposed introduced introduction shadowed shadowing observed observing watched",
    "\\b(?:(?:some |limited |initial )?exposure to|exposed to|introduced to|introduction to|shadow(?:ed|ing)|observ(?:ed|ing))\\b",
    "clause",
  ),
  // `assisted with wound care`.
  cue(
    STATUS.basic,
    "assisted helped assisting helping",
    `\\b(?:assist(?:ed|ing)|help(?:ed|ing)) (?:in|with)\\b`,
    "clause",
  ),
  // `coursework in statics`, `class project in Java`.
  cue(
    STATUS.basic,
    "coursework class academic course school university college student",
    "\\b(?:coursework|classwork) (?:in|on|included|covered|:)|\\brelevant coursework\\b|\\b(?:class|course|school|academic|student) (?:projects?|assignments?) ?(?:in|on|with|using|:)(?= )|\\b(?:university|college) (?:projects?|assignments?) ?:",
    "clause",
  ),
];

export const LEARNING_CUES: readonly Cue[] = [
  ...LEARNING,
  ...LITTLE_KNOWLEDGE,
  ...LAPSED,
  ...BASIC,
];
