/**
 * What the layouts print is what extractors read, in other scripts and languages too. Every script is on every
 * template. A resume with every field in a language whose script other fixtures have on every template takes turns: what
 * differs between such languages is words, which no layout knows, so each is on five or six of the fourteen templates.
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
