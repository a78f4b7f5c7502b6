/** Updates built to make Yjs scan much are refused; edits by people stay far below the limits. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import {
  headCharacters,
  nestedMaps,
  rootlessValues,
  scanningCharacters,
  typeIdAt,
} from "../../../../tests/support/hostile-updates.ts";
import {
  IntegrationTooCostly,
  isBeyondLimit,
  MAX_DOCUMENT_STEPS,
  MAX_FRAME_STEPS,
  newMeter,
  withMeter,
} from "./integration-cost.ts";

function aDocument() {
  const doc = new Y.Doc();
  doc.clientID = 1;
  const resume = doc.getMap("resume");
  resume.set("summary", new Y.Text("I count."));
  return { doc, text: resume.get("summary") as Y.Text };
}
const apply = (doc: Y.Doc, update: Uint8Array, maxSteps = MAX_FRAME_STEPS) => {
  const meter = newMeter(maxSteps, "throw");
  withMeter(meter, () => Y.applyUpdate(doc, update));
  return meter.steps;
};

test("characters whose neighbors make each scan the text are refused after the allowed steps", () => {
  const { doc, text } = aDocument();
  const count = 5_000;
  expect(apply(doc, headCharacters(doc, text, 100, count))).toBeLessThan(count);
  const scanning = scanningCharacters(200, 0, { client: 100, clock: 0 }, count);
  expect(() => apply(doc, scanning)).toThrow(IntegrationTooCostly);
});

test("a key set again and again without its former value is refused after the allowed steps", () => {
  const { doc } = aDocument();
  const entry = typeIdAt(doc, "resume", "summary");
  expect(() => apply(doc, rootlessValues(entry, "startDate", 100, 2_000))).toThrow(
    IntegrationTooCostly,
  );
});

test("types nested deeper than a resume are refused", () => {
  const { doc } = aDocument();
  const parent = typeIdAt(doc, "resume", "summary");
  expect(apply(doc, nestedMaps(parent, 100, 3))).toBe(0);
  expect(() => apply(doc, nestedMaps(parent, 101, 4))).toThrow("nested too deep");
});

test("counting changes nothing: the document is the same as without a meter", () => {
  const { doc, text } = aDocument();
  const [plain, metered] = [new Y.Doc(), new Y.Doc()];
  const updates = [
    Y.encodeStateAsUpdate(doc),
    headCharacters(doc, text, 100, 300),
    scanningCharacters(200, 0, { client: 100, clock: 0 }, 300),
    scanningCharacters(150, 0, { client: 100, clock: 10 }, 200),
  ];
  for (const update of updates) {
    Y.applyUpdate(plain, update);
    apply(metered, update);
  }
  const summaryOf = (of: Y.Doc) => String(of.getMap("resume").get("summary"));
  expect(summaryOf(metered)).toBe(summaryOf(plain));
  // "I count.", and the 300 and 200 scanning characters; the head characters are deleted again.
  expect(summaryOf(metered)).toHaveLength(508);
});

test("typing at the start costs no steps, and ten offline writers merge within a quarter of the limit", () => {
  const { doc, text } = aDocument();
  let steps = 0;
  for (let index = 0; index < 10_000; index++) {
    const before = Y.encodeStateVector(doc);
    text.insert(0, "x");
    if (index % 100 === 0) {
      const copy = new Y.Doc();
      Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
      steps += apply(copy, Y.encodeStateAsUpdate(doc, before));
    }
  }
  expect(steps).toBe(0);
  const state = Y.encodeStateAsUpdate(doc);
  const offline = Array.from({ length: 10 }, (_, writer) => {
    const copy = new Y.Doc();
    Y.applyUpdate(copy, state);
    copy.clientID = 1_000 + writer;
    const summary = copy.getMap("resume").get("summary") as Y.Text;
    const before = Y.encodeStateVector(copy);
    for (let index = 0; index < 500; index++) summary.insert((index * 7) % summary.length, "word ");
    return Y.encodeStateAsUpdate(copy, before);
  });
  for (const update of offline) expect(apply(doc, update)).toBeLessThan(MAX_FRAME_STEPS / 4);
});

test("beyond the limit a document can be loaded out of order, with every character", () => {
  const { doc, text } = aDocument();
  const count = 4_000;
  const updates = [
    Y.encodeStateAsUpdate(doc),
    headCharacters(doc, text, 100, count),
    scanningCharacters(200, 0, { client: 100, clock: 0 }, count),
  ];
  const loaded = new Y.Doc();
  const meter = newMeter(MAX_DOCUMENT_STEPS, "append");
  withMeter(meter, () => {
    for (const update of updates) Y.applyUpdate(loaded, update);
  });
  expect(isBeyondLimit(meter)).toBe(true);
  const words = String(loaded.getMap("resume").get("summary"));
  expect(words).toHaveLength(count + "I count.".length);
  expect(words).toContain("I count.");
});
