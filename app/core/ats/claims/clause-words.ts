/**
 * Words that tell how far a cue such as `no` or `seeking` (cue.ts) applies: words that end its
 * clause, and words whose negation is an achievement.
 */

/**
 * Things that are good to be without: `no downtime` and `never missed a deadline` are achievements,
 * not missing skills.
 */
export const GOOD_TO_LACK =
  /^(?:downtime|incidents?|defects?|errors?|failures?|loss(?:es)?|outages?|injur\w+|accidents?|complaints?|violations?|findings?|waste|delays?|supervision|help|assistance|guidance|interruptions?|disruptions?|escalations?|deviations?|recalls?|breach\w*|bugs?|issues?|problems?|turnover|backlog|penalt\w+|fines?|rework|stress|trouble|compromis\w+|sacrific\w+|citations?|deficienc\w+|infections?|surprises?|conflicts?|vulnerabilit\w+|regressions?|shortages?|overtime|sanctions?|discrepanc\w+|variances?|leaks?|spills?)$/;
/** Bad actions: never having done them is an achievement. */
export const GOOD_TO_AVOID =
  /^(?:miss\w*|fail\w*|los[et]\w*|exceed\w*|dropp?\w*|violat\w*|late|absent|delay\w*|lapse\w*|refus\w*|gave|give|stop\w*|forg\w+|repriman\w+|suspen\w+|compromis\w+|sacrific\w+|breach\w*|caus\w+|complain\w*|hesitat\w*|disappoint\w*)$/;

/** Words that begin another clause. */
export const CLAUSE_STARTERS = new Set(
  "but however though although yet whereas while since because when after before until unless aber jedoch sondern obwohl mais cependant pourtant pero sino aunque ale lecz jednak".split(
    " ",
  ),
);
/**
 * Words that end a wish, because what follows is what the writer has: `seeking a job with my skills
 * in`.
 */
export const WISH_ENDERS = new Set("my years year yrs skills".split(" "));
/** Subjects, before which another clause begins. */
export const SUBJECTS = new Set(["i", "we", "he", "she", "they"]);
/** Irregular past forms. */
export const IRREGULAR_PAST = new Set(
  "built wrote ran led made taught held kept grew cut won drove sold set took gave began spoke brought sent used did wrote rewrote oversaw put".split(
    " ",
  ),
);
