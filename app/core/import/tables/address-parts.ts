/** Recognizes captions of the parts of an address in a form: "Street address", "City, State ZIP". */

const PARTS = {
  street: /^(?:(?:(?:street|mailing|home|current|present|permanent) )?address|street)\s*:?$/iu,
  // Also with what follows a town, in one cell.
  city: /^city(?:(?:, ?| ?\/ ?| and | & | )(?:state|province|county|zip|zip code|postcode|postal code|country))*\s*:?$/iu,
  state: /^(?:state|province|county)\s*:?$/iu,
  code: /^(?:zip|zip code|postal code|postcode)\s*:?$/iu,
};

/** Which part of an address a caption names; null for other captions. */
export const addressPart = (label: string): string | null =>
  Object.entries(PARTS).find(([, pattern]) => pattern.test(label.trim()))?.[0] ?? null;
