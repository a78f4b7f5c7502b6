/** Tests which names of tools are found within other words. */
import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { findTerms } from "./find-terms.ts";
import { readTokens } from "./tokens.ts";

/** Surrounded by other text, since a text of one case has no capitals that tell anything. */
const namesIn = (line: string) => {
  const text = readTokens(`Ann Berg works here.\n${line}\nand more`, ATS_MODEL.lexicon);
  return findTerms(text, ATS_MODEL.dictionary).map(({ form }) => form.term.name);
};

test("the tool that a longer name starts with is found too", () => {
  expect(namesIn("Wrote Terraform modules for five teams")).toContain("Terraform");
  expect(namesIn("Cut latency with Redis caching and tuning")).toContain("Redis");
});

test("the first word of another product is not found by itself", () => {
  expect(namesIn("Moved services to Spring Boot")).not.toContain("Spring");
  expect(namesIn("Prepared monthly Sales tax returns")).not.toContain("Sales");
  expect(namesIn("Did weekly Regression testing")).not.toContain("Statistical modeling");
  expect(namesIn("Finished tables with French polishing")).not.toContain("French");
  expect(namesIn("Wrote React Native apps for clinics")).not.toContain("React");
});

test("a short name is found by its capital among other words, not as a verb", () => {
  expect(namesIn("Led the rewrite of the ledger to 6 Go services on Linux")).toContain("Go");
  expect(namesIn("Maintained two Go services")).toContain("Go");
  expect(namesIn("Write Go services for clinics")).toContain("Go");
  expect(namesIn("Built Excel trackers with pivot tables")).toContain("Excel");
  expect(namesIn("Franz Kafka read letters")).not.toContain("Kafka");
  for (const line of [
    "Prepared two Go Live weekends",
    "Made every Go or no-go decision",
    "Ready to go further",
  ])
    expect(namesIn(line), line).not.toContain("Go");
});
