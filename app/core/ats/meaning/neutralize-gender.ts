/**
 * Replaces a resume's pronouns by those of "they", because a person's gender must not change the
 * score.
 */

/**
 * Patterns and their replacements. Words in capitals are kept unless the whole line is in capitals,
 * because they may be abbreviations (an HIS, HE lecturer).
 */
const PRONOUNS: [string, string][] = [
  // Pronouns beside a name: "she/her", "he/him/his".
  ["(?:[Hh]e|[Ss]he|[Tt]hey)/(?:him|his|hers?|them|theirs?)(?:/(?:his|hers|theirs))?", "they"],
  ["(?:[Hh]e|[Ss]he) is", "they are"],
  ["(?:[Hh]e|[Ss]he) was", "they were"],
  ["(?:[Hh]e|[Ss]he) has", "they have"],
  ["[Hh]e|[Ss]he|[Tt]hey", "they"],
  // One word for both forms, because "her" may be either.
  ["[Hh]is|[Hh]im|[Hh]ers?|[Tt]heirs?|[Tt]hem", "their"],
  ["[Hh]imself|[Hh]erself|[Tt]hemsel(?:f|ves)", "themselves"],
];
const TITLE = /\b(?:Mr|Mrs|Ms|Mx|Miss|MR|MRS|MISS)\b\.?\s*/g;
const patterns = (flags: string) =>
  PRONOUNS.map(([words, neutral]): [RegExp, string] => [
    new RegExp(`\\b(?:${words})\\b`, flags),
    neutral,
  ]);
const [EXACT, ANY_CASE] = [patterns("g"), patterns("gi")];

/** Removes titles such as Ms. and makes the pronouns of a line neutral. */
export function neutralizeGender(text: string): string {
  const isInCapitals = text === text.toUpperCase();
  return (isInCapitals ? ANY_CASE : EXACT).reduce(
    (words, [pronoun, neutral]) => words.replace(pronoun, neutral),
    text.replace(TITLE, ""),
  );
}
