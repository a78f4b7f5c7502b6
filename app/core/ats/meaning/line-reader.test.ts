import { expect, test } from "vitest";
import { servedFile } from "../../../../tests/support/ats-model.ts";
import { lineReader } from "../../../../tests/support/line-reader.ts";
import {
  CLAIMS,
  claimProbabilities,
  createLineReader,
  encodeLine,
  encodeRequirement,
  type LineReader,
  probabilityShown,
  READER_PATH,
} from "./line-reader.ts";
import fixture from "./student-fixture.json";

const FILE = servedFile(READER_PATH);
/** Maximum difference from the probabilities in training, because of rounded weights. */
const CLOSE = 0.01;

const KERNELS = [
  { name: "plain TypeScript", reader: createLineReader(FILE) },
  { name: "WebAssembly", reader: lineReader },
];

type Pair = { name: string; asked: string; entry: string; text: string };

const requirementOf = ({ name, asked: sentence }: Pair) => ({ name, sentence });
const read = (reader: LineReader, pair: Pair) =>
  claimProbabilities(
    reader,
    encodeRequirement(reader, requirementOf(pair)),
    encodeLine(reader, pair),
  );

test.each(KERNELS)("$name gives the probabilities that training gives", ({ reader }) => {
  for (const { chances: probabilities, ...pair } of fixture.pairs) {
    const differences = [...read(reader, pair)].map((probability, at) =>
      Math.abs(probability - (probabilities[at] ?? 0)),
    );
    expect(Math.max(...differences), pair.text).toBeLessThan(CLOSE);
  }
});

test.each(KERNELS)("$name: a comparison does not depend on those before it", ({ reader }) => {
  const [first, second] = fixture.pairs as unknown as [Pair, Pair];
  const alone = read(reader, first);
  const requirement = encodeRequirement(reader, requirementOf(first));
  const line = encodeLine(reader, first);
  read(reader, second);
  expect(claimProbabilities(reader, requirement, line)).toEqual(alone);
});

test("the probabilities of all classes add up to 1, and the first three count as shown", () => {
  const [{ reader }] = KERNELS as [(typeof KERNELS)[0]];
  const probabilities = read(reader, fixture.pairs[0] as Pair);
  expect(probabilities).toHaveLength(CLAIMS.length);
  expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1);
  expect(probabilityShown(probabilities)).toBeCloseTo(
    (probabilities[0] ?? 0) + (probabilities[1] ?? 0) + (probabilities[2] ?? 0),
  );
});

test("a damaged file is refused", () => {
  const damaged = FILE.slice(0);
  const bytes = new Uint8Array(damaged);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => createLineReader(damaged)).toThrow("damaged");
  expect(() => createLineReader(FILE.slice(0, -2))).toThrow();
});
