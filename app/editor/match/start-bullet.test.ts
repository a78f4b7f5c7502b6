import { expect, test } from "vitest";
import { CAPS } from "#app/core/resume/schema.ts";
import { startBullet } from "./start-bullet.ts";

test.each([
  ["", "Used Kafka to "],
  ["Ran the ledger.", "Ran the ledger.\nUsed Kafka to "],
  ["• Ran the ledger\n• Cut costs\n\n", "• Ran the ledger\n• Cut costs\n• Used Kafka to "],
  ["- Ran the ledger", "- Ran the ledger\n- Used Kafka to "],
])("a bullet is started at the end of %j with its marker", (description, expected) => {
  expect(startBullet(description, "Kafka")).toBe(expected);
});

test("a description that is full gets no further bullet", () => {
  const room = "\nUsed Kafka to ".length;
  const full = "x".repeat(CAPS.description - room);
  expect(startBullet(full, "Kafka")).toHaveLength(CAPS.description);
  expect(startBullet(`${full}x`, "Kafka")).toBeNull();
});
