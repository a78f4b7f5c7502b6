import { expect, test } from "vitest";
import { servedFile } from "../../../../tests/support/ats-model.ts";
import { unpackLineModel } from "./line-model.ts";
import { READER_PATH } from "./line-reader.ts";
import fixture from "./student-fixture.json";
import { wordPieces } from "./word-pieces.ts";

const { vocabulary } = unpackLineModel(servedFile(READER_PATH));

test.each(fixture.texts)("$text is split into word pieces as in training", ({ text, ids }) => {
  expect(wordPieces(vocabulary, text, 1000)).toEqual(ids);
});

test("no more word pieces are returned than the given maximum", () => {
  const all = wordPieces(vocabulary, "Closed the till each night", 1000);
  expect(wordPieces(vocabulary, "Closed the till each night", 3)).toEqual(all.slice(0, 3));
});
