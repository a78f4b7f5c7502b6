/** What is left of a folded word without its endings, in one language. */
export type Stemmer = (fold: string) => string;
