/** How much of the texts is read, in UTF-16 units. */
export const MAX_RESUME = 120_000;
export const MAX_POSTING = 15_000;
export const MAX_TITLE = 200;

const count = (characters: number) => characters.toLocaleString("en");

/** The note in a report if a text was longer. */
export const TRUNCATION_NOTICE = `The texts are longer than we read (${count(MAX_RESUME)} characters of resume, ${count(MAX_POSTING)} of posting); the rest was left out.`;
