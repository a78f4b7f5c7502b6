/** Training of the import's CRF, a model that labels the lines of a sequence, on examples of four lines. */
import { expect, test } from "vitest";
import { labelSequence } from "#app/core/import/labels/network/crf.ts";
import { Coder, fitCrf } from "../../scripts/import-model/train-crf.ts";

/** Half the epochs of the real training (scripts/import-model/train.ts) are enough for these few examples. */
const options = { epochs: 10, rate: 0.15, penalty: 0.0005, leastDocuments: 2, drop: 0.3 };
const sky = [["sun", "word=hot"], ["sun"], ["stars"], ["stars", "word=cold"]];
const truth = ["day", "day", "night", "night"];

function learn(more: object = {}) {
  const coder = new Coder(["day", "night"]);
  const examples = Array.from({ length: 20 }, () => coder.code({ sequence: sky, labels: truth }));
  return fitCrf(coder, examples, { ...options, ...more });
}

test("labels are learned, and the same examples give the same model", () => {
  const model = learn();
  expect(labelSequence(model, sky).map(({ label }) => label)).toEqual(truth);
  expect(learn()).toEqual(model);
});

test("features that occur in too few documents are left out", () => {
  const coder = new Coder(["day", "night"]);
  const examples = [
    { sequence: [["sun"]], labels: ["day"] },
    { sequence: [["sun", "once"]], labels: ["day"] },
  ].map((example) => coder.code(example));
  expect([...fitCrf(coder, examples, options).features.keys()]).toEqual(["sun"]);
});

test("if words are dropped from every document, nothing is learned about them", () => {
  const { features } = learn({ dropWords: 1, isWord: (name: string) => name.startsWith("word=") });
  expect(features.get("word=hot")).toEqual(Float32Array.of(0, 0));
  expect(features.get("sun")).not.toEqual(Float32Array.of(0, 0));
});
