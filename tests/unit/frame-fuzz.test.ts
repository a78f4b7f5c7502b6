/** No random update can damage the document of a room, or cause more work than the limits. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import {
  isBeyondLimit,
  MAX_DOCUMENT_STEPS,
  MAX_FRAME_STEPS,
  newMeter,
  withMeter,
} from "#app/core/collab/document/integration-cost.ts";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { readDocument } from "#app/core/collab/document/read-document.ts";
import { fuzzRoom } from "../support/fuzz-room.ts";

// `npm run bench -- frames` runs 100,000 updates and measures the longest time.
test.each([1, 2, 3])("1,000 random updates leave a document that opens, seed %i", (seed) => {
  const { accepted, refused, unreadable, mostWork, rows, summary } = fuzzRoom(1_000, seed);
  expect(accepted + refused + unreadable).toBe(1_000);
  expect(accepted).toBeGreaterThan(10);
  expect(summary).toBeDefined();
  // A refused update costs its own work and loading the document again.
  expect(mostWork).toBeLessThan(MAX_FRAME_STEPS + MAX_DOCUMENT_STEPS);
  const doc = newDocument();
  const meter = newMeter(MAX_DOCUMENT_STEPS, "append");
  withMeter(meter, () => {
    for (const row of rows) Y.applyUpdate(doc, row);
  });
  expect(isBeyondLimit(meter)).toBe(false);
  expect(readDocument(doc)?.resume.summary).toBe(summary);
});
