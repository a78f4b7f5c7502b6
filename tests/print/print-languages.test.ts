/**
 * In other scripts and languages too, programs read from the PDF what the layouts print. Every script is tested with
 * every template. Languages that share a script differ only in their words, which no layout depends on. So their resumes
 * with every field take turns: each is tested with five or six of the fourteen templates.
 */
import { describe } from "vitest";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import type { PrintFixture } from "../support/print-fixtures.ts";
import { hasBrowser } from "../support/print-locally.ts";
import { describeReadback, type ReadbackFixture, TIMEOUT_MS } from "../support/readback.ts";
import { ASIAN } from "../support/rich-languages/asian.ts";
import { EUROPEAN } from "../support/rich-languages/european.ts";
import { RIGHT_TO_LEFT } from "../support/rich-languages/right-to-left.ts";
import { SCRIPT_FIXTURES } from "../support/script-fixtures.ts";
import { usePrinter } from "../support/use-printer.ts";

/** Devanagari and Thai are in no other fixture; text from right to left is handled by each layout's own styles. */
const ON_EVERY_TEMPLATE = ["hi", "th", "he", "ar"];
/** Resumes that take turns, for each template. */
const TURNS_PER_TEMPLATE = 3;

const isOnEvery = ({ resume }: PrintFixture) => ON_EVERY_TEMPLATE.includes(resume.language ?? "");
const RICH = [...EUROPEAN, ...RIGHT_TO_LEFT, ...ASIAN];
const TAKING_TURNS = RICH.filter((fixture) => !isOnEvery(fixture));

function fixturesOf(template: number): ReadbackFixture[] {
  const turns = Array.from({ length: TURNS_PER_TEMPLATE }, (_, turn) => {
    const at = (template * TURNS_PER_TEMPLATE + turn) % TAKING_TURNS.length;
    return TAKING_TURNS[at] as PrintFixture;
  });
  return [
    ...SCRIPT_FIXTURES.map((fixture) => ({ ...fixture, hasPreview: true })),
    ...[...RICH.filter(isOnEvery), ...turns].map((fixture) => ({ ...fixture, isRich: true })),
  ];
}

describe.skipIf(!hasBrowser)("printed with a real browser", { timeout: TIMEOUT_MS }, () => {
  const printer = usePrinter();

  for (const [index, { id: templateId, version }] of TEMPLATES.entries())
    describe(templateId, () =>
      describeReadback(printer, { templateId, design: { version } }, fixturesOf(index)),
    );
});
