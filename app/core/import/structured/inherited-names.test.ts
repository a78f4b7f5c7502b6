/** Names that all objects inherit are ordinary texts in a file. */
import { expect, test } from "vitest";
import { fromManfred } from "#app/core/import/manfred/from-manfred.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromRenderCv } from "#app/core/import/rendercv/from-rendercv.ts";

function textOf(outcome: ImportOutcome): string {
  if (!outcome.ok) throw new Error(outcome.message);
  return JSON.stringify([outcome.resume.personalInfo, outcome.report]);
}

test.each(["constructor", "__proto__", "valueOf"])(
  "%s is imported as the name of a network",
  (network) => {
    const networks = `[{ network: ${network}, username: ida }]`;
    const yaml = `cv:\n  name: Ida Lind\n  social_networks: ${networks}\n`;
    expect(textOf(fromRenderCv(yaml, () => "n1"))).toContain(network);
    const aboutMe = {
      profile: { name: "Ida", surnames: "Lind" },
      relevantLinks: [{ type: network, URL: "https://example.com/ida" }],
    };
    expect(textOf(fromManfred({ aboutMe }, () => "n1"))).toContain(`"label":"${network}"`);
  },
);
