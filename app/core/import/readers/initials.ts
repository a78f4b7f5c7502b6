/** "(RYA)" behind "Royal Yachting Association Day Skipper" is the issuer, whose name comes first. */
const ISSUER_FIRST =
  /\s(?:Association|Institute|Institution|Academy|Society|Council|College)\s+(?!of\s)\p{Lu}/u;

/**
 * True if a name has the letters as capitals, in this order: "ACLS" for "Advanced Cardiac Life Support". If they are a
 * word of the name, as "AWS" in "AWS Solutions Architect", they are its issuer.
 */
export function isInitialsOf(letters: string, name: string): boolean {
  if (!/^\p{Lu}{2,8}$/u.test(letters) || name.split(/[^\p{L}]+/u).includes(letters)) return false;
  if (ISSUER_FIRST.test(name)) return false;
  const capitals = name.replace(/\P{Lu}/gu, "");
  let from = 0;
  for (const letter of letters) {
    const at = capitals.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return capitals.startsWith(letters.charAt(0)) && capitals.length <= letters.length + 2;
}
