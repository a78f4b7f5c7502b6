/** What a room refused is offered again with the edit that makes it fit, also where that edit only deletes. */
import { expect, test } from "vitest";
import { emptyResume } from "#app/resume/defaults.ts";
import { CAPS } from "#app/resume/schema.ts";
import { setText } from "#app/room/edit-document.ts";
import { newDocument } from "#app/room/layout.ts";
import { createSyncClient } from "#app/room/sync-client.ts";
import { simulate } from "./support/simulated-room.ts";

const WORDS = "x".repeat(CAPS.description);
const job = (_: unknown, i: number) => ({
  ...{ id: `e${i}`, company: "C", position: "", startDate: "", endDate: "", current: false },
  description: i < 98 ? WORDS : "",
});
/** Room for one more description below its cap. */
const content = {
  ...emptyResume(),
  summary: "s".repeat(CAPS.summary),
  experience: Array.from({ length: 100 }, job),
  projects: [WORDS, WORDS, WORDS, "x".repeat(CAPS.summary)].map((description, i) => ({
    ...{ id: `p${i}`, name: "", technologies: [], githubLink: "", liveLink: "" },
    description,
  })),
};

function anEditor(world: ReturnType<typeof simulate>) {
  const doc = newDocument();
  const refusals: string[] = [];
  const sync = createSyncClient(doc, {
    send: (frame) => wire.send(frame),
    later: world.later,
    now: world.now,
    onStatus: () => {},
    onEvent(event) {
      if (event.type !== "error") return;
      refusals.push(event.message);
      sync.refused();
    },
    onTooLarge: () => {
      throw new Error("Too large");
    },
  });
  const person = { userId: "u", name: "Ada", sessionId: "s", role: "edit" } as const;
  const wire = world.connect(person, (frame) => sync.receive(frame));
  doc.clientID = wire.clientId;
  sync.opened();
  sync.greet();
  const describe = (entry: string, text: string) =>
    doc.transact(() => setText(doc, ["experience", entry, "description"], text));
  return { sync, refusals, describe };
}

test("words that were refused are taken once others were deleted", () => {
  const world = simulate({ templateId: "t", content, jobDescription: null }, () => 50);
  const { sync, refusals, describe } = anEditor(world);
  world.later(1_000, () => describe("e98", WORDS));
  world.later(4_000, () => describe("e99", WORDS));
  world.later(8_000, () => {
    expect(refusals.length).toBeGreaterThan(0);
    expect(sync.isSaved()).toBe(false);
    describe("e0", "");
  });
  world.run();
  const lengths = world.content()?.experience.map(({ description }) => description.length);
  expect(lengths).toEqual([0, ...Array.from({ length: 99 }, () => WORDS.length)]);
  expect(sync.isSaved()).toBe(true);
});
