/**
 * Rejoins the classes of a driving license that were split at commas: "Führerschein B, C" is one
 * item.
 */

/** Words before license classes: names of licenses, "class" and "category". */
const LICENSE =
  /(?:führerschein\p{L}*|fahrerlaubnis|klassen?|driv(?:er['’]?s|ing) licen[cs]e|class(?:es)?|categor(?:y|ies)|permis(?: de conduire)?|catégories?|permiso(?: de conducir)?|carn[ée]t? de conducir|carta de condução|categorias?|cnh|patente(?: di guida)?|rijbewijs|prawo jazdy|kat\.?|kategori[aei]|körkort|kørekort|førerkort|ajokortti|ehliyet|jogosítvány|řidičský průkaz|řp|skupin[ay]|sk\.)/iu
    .source;
const CLASS = /(?:AM|A1|A2|A|BE|B1|B96|B|C1E|C1|CE|C|D1E|D1|DE|D|F|G|L|M|S|T)(?:\+E)?/.source;
const LICENSE_WITH_CLASSES = new RegExp(
  `(?<!\\p{L})${LICENSE}\\s*:?\\s+(?:${CLASS}(?:, |/| ))*${CLASS}$`,
  "iu",
);
const CLASSES_ONLY = new RegExp(`^${CLASS}(?:(?:/| )${CLASS})*$`, "u");

/** Returns the items with classes appended to the license before them; others unchanged. */
export function joinLicenseClasses(items: readonly string[]): string[] {
  const joined: string[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      CLASSES_ONLY.test(item.trim()) &&
      LICENSE_WITH_CLASSES.test(last.trim())
    )
      joined[joined.length - 1] = `${last.trimEnd()}, ${item.trim()}`;
    else joined.push(item);
  }
  return joined;
}
