/** Recognizes captions of the parts of an address in a form: "Street address", "City, State ZIP". */

const ADDRESS_PART =
  /^(?:(?:street|mailing|home|current|present|permanent) address|street|city(?:(?:, ?| ?\/ ?| and | & | )(?:state|province|county|zip|zip code|postcode|postal code|country))*|(?:zip|postal) code|postcode)\s*:?$/iu;

export const isAddressPart = (label: string): boolean => ADDRESS_PART.test(label.trim());
