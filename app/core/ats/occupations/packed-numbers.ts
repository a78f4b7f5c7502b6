/** Decodes the numbers in the packed file of occupations. */

/** Reads the next number. @throws at the end of the file */
export type NumberReader = () => number;

/** Returns an index of a list with `count` items. @throws if it is out of range */
export function checkedIndex(index: number, count: number): number {
  if (index >= count) throw new Error("The file of occupations is damaged");
  return index;
}

/** Reads variable-length numbers: seven bits per byte, the lowest first. */
export function createNumberReader(bytes: Uint8Array): NumberReader {
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
