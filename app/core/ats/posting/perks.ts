/** Recognizes list items of a posting in which an employer praises itself or lists benefits. */

/**
 * Whole lines, or first words of lines, about the employer or its benefits: `free snacks`, `fully
 * employee owned`, `flexible hours`.
 */
const PERK = new RegExp(
  `^(?:(?:we are|we re|we have|you ll have|a|an|the|our|your|fully|100|proudly|free|generous|unlimited|complimentary|regular|weekly|monthly|annual|paid|on site|in house|subsidi[sz]ed) )*(?:${[
    "(?:employee|family|worker|woman|women|veteran|minority|founder|privately|independently|locally|staff|community) (?:owned|run)",
    "(?:dog|pet|bike|kid|child|lgbtq?) friendly(?: \\w+)?",
    "(?:remote|people) first(?: \\w+)?",
    "(?:award winning|not for profit|non profit|venture backed|well funded|profitable|carbon neutral)(?: (?:company|employer|team|studio|business))?",
    "(?:snacks?|drinks?|meals?|lunch(?:es)?|breakfasts?|coffee|espresso|beers?|fruit|pizza|parking|gym|yoga|massages?|foosball|ping pong|table tennis|happy hours?|socials?|offsites?|team (?:events?|outings?|lunch(?:es)?)|summer party|uniforms?)",
    "(?:flexible|flexi|core) (?:hours|working|work|schedule|time)|(?:four|4) day (?:work ?)?week|hybrid working",
    "(?:learning|training|conference|home office|wellness|equipment|book) (?:budget|allowance|stipend)",
    "(?:equity|share options?|profit sharing?|matched giving|sabbaticals?|parental leave|maternity leave|annual leave|holidays?|days off|sick leave|relocation (?:help|support|assistance|package))",
  ].join(
    "|",
  )})(?: (?:company|business|firm|employer|since|membership|and|or|in|on|at|with|for|from|every|per|\\d+)\\b|$)`,
);
/** A longer line is not only about a benefit. */
const MAX_WORDS = 8;

/** Whether a clause is a benefit. @param clauseText its words, in lower case @param words their number */
export const isPerk = (clauseText: string, words: number): boolean =>
  words <= MAX_WORDS && PERK.test(clauseText);
