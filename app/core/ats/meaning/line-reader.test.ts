import { expect, test } from "vitest";
import { servedFile } from "../../../../tests/support/ats-model.ts";
import { lineReader } from "../../../../tests/support/line-reader.ts";
import {
  CLAIMS,
  chancesOf,
  type LineReader,
  openReader,
  READER_PATH,
  readLine,
  readRequirement,
  shownChance,
} from "./line-reader.ts";
import fixture from "./student-fixture.json";

const FILE = servedFile(READER_PATH);
const CLOSE = 0.01;

const KERNELS = [
  { name: "plain TypeScript", reader: openReader(FILE) },
  { name: "WebAssembly", reader: lineReader },
];

type Pair = { name: string; asked: string; entry: string; text: string };

const read = (reader: LineReader, pair: Pair) =>
  chancesOf(reader, readRequirement(reader, pair), readLine(reader, pair));

test.each(KERNELS)("$name gives the chances that training gives", ({ reader }) => {
  for (const { chances, ...pair } of fixture.pairs) {
    const own = [...read(reader, pair)];
    const apart = own.map((chance, at) => Math.abs(chance - (chances[at] ?? 0)));
    expect(Math.max(...apart), pair.text).toBeLessThan(CLOSE);
  }
});

test.each(KERNELS)("$name: what was read before does not change what is read", ({ reader }) => {
  const [first, second] = fixture.pairs as unknown as [Pair, Pair];
  const alone = read(reader, first);
  const requirement = readRequirement(reader, first);
  const line = readLine(reader, first);
  read(reader, second);
  expect(chancesOf(reader, requirement, line)).toEqual(alone);
});

test("the chances of what a line can say add up to 1", () => {
  const [{ reader }] = KERNELS as [(typeof KERNELS)[0]];
  const chances = read(reader, fixture.pairs[0] as Pair);
  expect(chances).toHaveLength(CLAIMS.length);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(shownChance(chances)).toBeCloseTo(
    (chances[0] ?? 0) + (chances[1] ?? 0) + (chances[2] ?? 0),
  );
});

test("a damaged file is refused", () => {
  const damaged = FILE.slice(0);
  const bytes = new Uint8Array(damaged);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => openReader(damaged)).toThrow("damaged");
  expect(() => openReader(FILE.slice(0, -2))).toThrow();
});
