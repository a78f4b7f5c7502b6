/** Tells whether a short text beside a certificate's name abbreviates that name or is its issuer. */

/**
 * Names that begin with their issuer: in "Royal Yachting Association Day Skipper (RYA)", the letters abbreviate the
 * issuer, not the certificate.
 */
const ISSUER_FIRST =
  /\s(?:Association|Institute|Institution|Academy|Society|Council|College)\s+(?!of\s)\p{Lu}/u;

/** The name may have this many more capitals: "CSM" for "Certified ScrumMaster Course". */
const MAX_SKIPPED_CAPITALS = 2;

/**
 * True if an abbreviation consists of a name's capitals, in their order and with the first: "ACLS" for the certificate
 * "Advanced Cardiac Life Support". False if it is a word of the name, as "AWS" in "AWS Solutions Architect", because
 * then it is the issuer.
 */
export function isInitialsOf(abbreviation: string, name: string): boolean {
  if (!/^\p{Lu}{2,8}$/u.test(abbreviation) || name.split(/[^\p{L}]+/u).includes(abbreviation))
    return false;
  if (ISSUER_FIRST.test(name)) return false;
  const capitals = name.replace(/\P{Lu}/gu, "");
  let from = 0;
  for (const letter of abbreviation) {
    const index = capitals.indexOf(letter, from);
    if (index < 0) return false;
    from = index + 1;
  }
  return (
    capitals.startsWith(abbreviation.charAt(0)) &&
    capitals.length <= abbreviation.length + MAX_SKIPPED_CAPITALS
  );
}
