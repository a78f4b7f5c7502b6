/** Words that begin a sentence of a resume and are no names, where the engine's classes of words do not know them. */
import { TITLE_HEADS } from "#app/ats/title-words.ts";
import type { Token } from "#app/ats/tokens.ts";
import { isPast, pastOf } from "./verbs.ts";

const OPENERS = new Set(
  "additional alongside although alumni alumna alumnus backend barista because benchmark benchmarks bilingual co copyedit cybersecurity ecommerce everyone exemplary fluent freelance frontend fullstack inhouse invoice invoices leverage leverages mentor mentors multi multilingual nationwide nowadays onsite postgraduate prototype prototypes proven since triage triages trilingual until versatile towards whenever whereby wherever whether wireframe wireframes".split(
    " ",
  ),
);
/** Of adverbs, gerunds and adjectives. */
const ENDING = /(?:ing|ly|ive|ful|ous|etic|ionate)$/;

export const opensSentence = ({ low, fold }: Token) =>
  OPENERS.has(low) ||
  TITLE_HEADS.has(fold) ||
  ENDING.test(low) ||
  isPast(low) ||
  pastOf(low) !== null;
