/** Decodes the numbers in the packed file of occupations. */

export type NumberReader = () => number;

/** @throws where a number is no place in a list of so many */
export function placeOf(place: number, count: number): number {
  if (place >= count) throw new Error("The file of occupations is damaged");
  return place;
}

/** Reads numbers of seven bits a byte, the lowest first. */
export function numbersOf(bytes: Uint8Array): NumberReader {
  let at = 0;
  return () => {
    let number = 0;
    let unit = 1;
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error("The file of occupations is cut short");
      number += (byte & 127) * unit;
      if (byte < 128) return number;
      unit *= 128;
    }
  };
}
