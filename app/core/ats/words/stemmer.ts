/** Removes the endings of a folded word, in one language. */
export type Stemmer = (fold: string) => string;
