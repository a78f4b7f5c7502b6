/** Who somebody is must not move their score by a point: a resume's pronouns are read as those of "they". */

const PRONOUNS: [RegExp, string][] = [
  // As beside a name: "she/her", "he/him/his".
  [/\b(?:he|she|they)\/(?:him|his|hers?|them|theirs?)(?:\/(?:his|hers|theirs))?\b/gi, "they"],
  [/\b(?:he|she) is\b/gi, "they are"],
  [/\b(?:he|she) was\b/gi, "they were"],
  [/\b(?:he|she) has\b/gi, "they have"],
  [/\b(?:he|she|they)\b/gi, "they"],
  // "Her" may be either of the two.
  [/\b(?:his|him|hers?|theirs?|them)\b/gi, "their"],
  [/\b(?:him|her)self\b|\bthemselves\b|\bthemself\b/gi, "themselves"],
  [/\bM(?:rs?|s|x|iss)\b\.? /g, ""],
];

/** The words of a line, in which pronouns tell no gender. */
export const withoutGender = (text: string): string =>
  PRONOUNS.reduce((words, [pronoun, neutral]) => words.replace(pronoun, neutral), text);
