/**
 * Splits the lines of a cell below "Employer and address". The name may be wrapped: "Leeds Hospitals NHS" above "Trust,
 * Leeds".
 */

/** What the rest of an employer's name starts with or consists of, and no address does. */
const REST_OF_NAME =
  /^(?:(?:trust|foundation trust|plc|ltd|limited|inc|llc|gmbh|ag|group|holdings|company|corporation|hospitals?|foundation|council|services|centre|department)(?!\p{L})|(?:[\p{L}&-]+ ){1,3}(?:trust|plc|ltd|limited|inc|llc|gmbh|company|corporation|department)\.?(?=,|$))/iu;
const STREET = /\d|(?<!\p{L})(?:road|street|lane|avenue|way|drive|square|court|park)(?!\p{L})/iu;

/** The whole name and the address; null if there is no address below the name. */
export function splitEmployerAndAddress(
  texts: readonly string[],
): { name: string; address: string } | null {
  const [first = "", ...below] = texts.map((text) => text.replace(/,$/, ""));
  const names = [first];
  const addresses: string[] = [];
  for (const text of below) {
    const isName = addresses.length === 0 && REST_OF_NAME.test(text) && !STREET.test(text);
    const [rest = "", ...others] = isName ? text.split(", ") : [];
    if (isName) names.push(rest);
    addresses.push(...(isName ? others : [text]));
  }
  return addresses.length > 0 ? { name: names.join(" "), address: addresses.join(", ") } : null;
}
