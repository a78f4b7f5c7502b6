import { expect, test } from "vitest";
import { applyProposal, type ReceivedProposal } from "./apply-proposal.ts";

const CAP = 40;
const CHANGED = { obstacle: expect.stringContaining("has changed since") };
const proposed = (kind: "line" | "summary", before: string, after: string): ReceivedProposal => ({
  request: { kind, text: before, lineIndex: 0 },
  response: {
    proposal: { before, after, fromSkills: [], areNamesChecked: true },
    model: "stub-1",
  },
});

test("a proposed line replaces that line, and a proposed summary the whole text", () => {
  const line = proposed("line", "Baked bread", "Baked rolls");
  expect(applyProposal("- Baked bread\n- Sold cake", line, CAP)).toEqual({
    text: "- Baked rolls\n- Sold cake",
  });
  expect(applyProposal(" I bake. ", proposed("summary", "I bake.", "Baker."), CAP)).toEqual({
    text: "Baker.",
  });
});

test("a text that has changed since, or was removed with its entry, is left alone", () => {
  const line = proposed("line", "Baked bread", "Baked rolls");
  for (const now of ["- Baked breads", ""]) expect(applyProposal(now, line, CAP)).toEqual(CHANGED);
  const summary = proposed("summary", "I bake.", "Baker.");
  expect(applyProposal("I bake and sell.", summary, CAP)).toEqual(CHANGED);
});

test("a proposal that makes a text exceed its limit is not applied, and one that shortens a text is", () => {
  const now = `- Baked bread\n${"x".repeat(CAP)}`;
  expect(applyProposal(now, proposed("line", "Baked bread", "Baked much bread"), CAP)).toEqual({
    obstacle: expect.stringContaining("limited to 40"),
  });
  const shorter = applyProposal(now, proposed("line", "Baked bread", "Baked"), CAP);
  expect(shorter).toEqual({ text: now.replace(" bread", "") });
});
