/**
 * English cues that a license or certificate is not held yet: a permit to learn, a course that
 * prepares for its exam, an exam that is booked or partly passed. Arguments of `cue`: the status, the
 * trigger words, the pattern, and how far it reaches. cue.ts describes them and how a sentence is
 * written for the patterns.
 */
import { STATUS } from "./claim-status.ts";
import { type Cue, cue, ITEM_END, upToWords } from "./cue.ts";

/** Words in brackets right after another word: `permit ( class a )`. */
const IN_BRACKETS = "(?: \\( [^()]{1,40} \\))?";
/** Months, quarters and seasons in which an exam is taken. */
const EXAM_DATE =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter|next|q[1-4]|20[0-9]{2})";
const COUNT = "(?:[0-9]{1,2}|one|two|three|four|five|six)";
const EXAM_PARTS = "(?:exams?|sections?|parts?|papers?|tests|modules)";
const COURSE = "(?: (?:course|class|program|bootcamp|boot camp|training|seminar|workshop))";
/** Credentials whose holders-to-be call themselves candidates. */
const CANDIDATE_OF =
  "(?:cpa|cfa|cma|cia|cfe|cfp|frm|caia|cisa|cissp|pmp|phr|sphr|shrm(?:-s?cp)?|acca|cima|ca|pe|rn|lpn|bcba|rbt|nclex|are|leed|leed ap|bar|certification|licensure|licen[cs]e)";

export const CREDENTIAL_CUES: readonly Cue[] = [
  // `CDL learner's permit (Class A)`, `provisional driving licence`.
  cue(
    STATUS.learning,
    "permit licence license",
    `\\b(?:(?:learner|instruction)s? permit|(?:learner|provisional) (?:driving|driver|drivers|car|motorcycle) licen[cs]e|provisional licence)${IN_BRACKETS}(?: for (?:an? |my )?(?:[^\\s,;:()]+ ?){1,4})?`,
    "before",
  ),
  // `PMP exam prep, 2023`; not `taught a PMP exam prep course`, nor what a teacher does, `GCSE exam preparation`.
  cue(
    STATUS.learning,
    "prep preparation review",
    `^(?!(?:\\w+ed|\\w+ing|taught|led|ran|wrote|built|sold|teach|lead|run|write|develop|design|deliver|offer|host) )(?:[^\\s,;:()]+ ){1,4}?exam (?:prep|preparation|review)(?:${COURSE}\\b|(?= completed| done| finished| \\( ?[0-9]|[^.;:]{0,30}\\b20[0-9]{2}\\b))`,
    "own",
  ),
  // `Completed a PMP exam prep course`.
  cue(
    STATUS.learning,
    "prep preparation review",
    `\\b(?:completed|finished|attended|attending|taking|took|taken|enrolled in|doing) ${upToWords(5)}exam (?:prep|preparation|review)${COURSE}?\\b`,
    "own",
  ),
  // `passed 2 of 4 CPA exam sections`; not `4 of 4`.
  cue(
    STATUS.learning,
    "passed cleared",
    `\\b(?:passed|cleared) (${COUNT}) (?:out )?(?:of|\\/) (?!\\1 )${COUNT} ${upToWords(4)}${EXAM_PARTS}\\b(?: (?:of|for) (?:the )?(?:[^\\s,;:()]+ ?){1,3})?|\\b(${COUNT}) (?:out )?(?:of|\\/) (?!\\2 )${COUNT} ${upToWords(4)}${EXAM_PARTS} (?:passed|cleared)\\b`,
    "before",
  ),
  // `CPA candidate`, `PHR - candidate`; not `screened each candidate`.
  cue(
    STATUS.learning,
    "candidate",
    `(?:\\b${CANDIDATE_OF}(?: level (?:[0-9]|i{1,3}))? (?:exam )?|\\blevel (?:[0-9]|i{1,3}) ${CANDIDATE_OF} |(?<=- ))candidate(?:${ITEM_END}|(?= \\())|(?<=\\( )candidate(?= \\)|$)`,
    "before",
  ),
  // `Pursuing CPA`, `working toward the PMP`.
  cue(
    STATUS.learning,
    "pursuing working work studying preparing",
    `\\b(?:pursuing|work(?:ing)? towards?|studying for|preparing for) (?:the |my |an? )?(?=${CANDIDATE_OF}\\b)`,
    "clause",
  ),
  // `CPA eligible`.
  cue(
    STATUS.learning,
    "eligible",
    `\\b${CANDIDATE_OF}[ -]+(?:exam )?eligible${ITEM_END}`,
    "before",
  ),
  // `SHRM student member`.
  cue(STATUS.learning, "student", `\\bstudent (?:member|affiliate)(?:ship)?\\b`, "before"),
  // `PE exam (civil) - sitting in April`, `B2, exam scheduled January 2027`.
  cue(
    STATUS.learning,
    "exam",
    `\\bexam${IN_BRACKETS}(?: [:,-])?(?: is)? (?:scheduled|sitting|planned|registered|to be taken)(?: (?:it|for|in|on))*(?: (?:[0-9]{1,2}|early|late|mid|the))?[ -]${EXAM_DATE}`,
    "before",
  ),
  // `PMP exam prep (35 hours), application pending`: brackets between the name and the cue.
  cue(
    STATUS.lapsed,
    "application awaiting",
    `(?<=^| )(?:[^\\s,;:()]{1,40} ){1,8}\\( [^()]{1,40} \\) [,-] (?:application (?:is )?(?:pending|submitted|filed)|awaiting (?:exam|results?|approval|issue))\\b`,
    "own",
  ),
];
