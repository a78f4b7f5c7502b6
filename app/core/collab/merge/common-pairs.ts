/** The longest common subsequence of two lists, as pairs of [index in a, index in b]. */
export function commonPairs(a: readonly string[], b: readonly string[]): Array<[number, number]> {
  const width = b.length + 1;
  // length[i, j]: length of the longest common subsequence of a from i and b from j; fits 16 bits, because lists are
  // capped at 200 items.
  const length = new Uint16Array((a.length + 1) * width);
  const lengthAt = (i: number, j: number) => length[i * width + j] as number;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      length[i * width + j] =
        a[i] === b[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const pairs: Array<[number, number]> = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
