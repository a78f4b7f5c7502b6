/** Is a text in English, the only language the engine reads? */
import type { Token } from "./tokens.ts";
import { FUNCTION_WORDS } from "./word-classes.ts";

/** The commonest small words of other European languages, but those that English ads are full of: per hour, own van, Los Angeles, e-mail, shop.com. */
const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  "der das und für mit von zu den dem ein eine einen einer wir sie ihr ihre ihren sind ist bei auf im zum zur oder sowie le la les du de et un une pour dans avec vous nous est sur au aux en votre vos nos el una para por del y que su il lo gli della di nel het een voor wij je op te zijn um uma da em na och på att som och og til af się nie jest oraz ve ile için bir".split(
    " ",
  ),
);
/** In fewer words a place's name decides: `Café de la Gare`. */
const FEWEST = 20;
const LEAST_SHARE = 0.06;

const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}/u;

/** Small words of other languages outnumber English ones; a mere list of names is in no language. */
export function isForeign(tokens: Token[]): boolean {
  let english = 0;
  let foreign = 0;
  for (const { low } of tokens) {
    if (FOREIGN_WORDS.has(low) || OTHER_SCRIPT.test(low)) foreign++;
    else if (FUNCTION_WORDS.has(low)) english++;
  }
  return tokens.length >= FEWEST && foreign > english && foreign >= tokens.length * LEAST_SHARE;
}
