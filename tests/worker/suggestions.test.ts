/** Suggestions in a room: visibility, decisions, anchors and credit. */
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { locateAnchor } from "#app/core/collab/comments/anchors.ts";
import { DISCUSSION_CAPS, type Suggestion } from "#app/core/collab/comments/discussion.ts";
import { addEntry, setText } from "#app/core/collab/document/edit-document.ts";
import { mergeText } from "#app/core/collab/merge/merge-text.ts";
import { eventually } from "../support/eventually.ts";
import {
  createEditor,
  createSeededRoom,
  evict,
  newPerson,
  room,
  roomStub,
  waitUntilConverged,
} from "../support/room.ts";
import { joinRoom, type RoomMember, sendRejected } from "../support/room-comments.ts";

const COUNT = {
  type: "suggestionAdd",
  anchor: { field: "summary", start: 2, end: 7 },
  base: "count",
  proposed: "measure",
};
async function suggest(party: RoomMember, over: object = {}): Promise<Suggestion> {
  const before = party.events.filter(({ type }) => type === "suggestion").length;
  party.sendCommand({ ...COUNT, ...over });
  return (await party.eventOf("suggestion", before + 1)).suggestion;
}
const suggestionsOf = (party: RoomMember) =>
  party.events.flatMap((event) => (event.type === "suggestion" ? [event.suggestion] : []));
/** Requests the list, which arrives after all earlier events. */
async function settled(party: RoomMember): Promise<Suggestion[]> {
  const known = party.events.filter(({ type }) => type === "discussion").length;
  party.sendCommand({ type: "commentList" });
  return (await party.eventOf("discussion", known + 1)).suggestions;
}

test("a suggestion is visible to editors and its author, with the author's name", async () => {
  const { resumeId } = await createSeededRoom();
  const ada = await joinRoom(resumeId, "owner", "Ada");
  const cleo = await joinRoom(resumeId, "edit", "Cleo");
  const bob = await joinRoom(resumeId, "comment", "Bob");
  const dan = await joinRoom(resumeId, "comment", "Dan");
  const eve = await joinRoom(resumeId, "view", "Eve");
  const made = await suggest(bob, { by: ada.person, state: "accepted", decided: { by: "Ada" } });
  const { userId, name } = bob.person;
  expect(made).toMatchObject({ by: { userId, name }, state: "open", decided: null });
  for (const party of [ada, cleo]) expect(await settled(party)).toEqual([made]);
  expect(suggestionsOf(cleo)).toEqual([made]);
  // Other commenters do not see it.
  expect(await settled(dan)).toEqual([]);
  expect(suggestionsOf(dan)).toEqual([]);
  expect(await sendRejected(eve, COUNT)).toMatch(/role/);
  expect(suggestionsOf(eve)).toEqual([]);
  // The resume itself is as it was.
  expect((await room(resumeId).read())?.content.summary).toBe("I count.");
});

test("the owner accepts, rejects with a reason and reopens; the author sees it and may withdraw an open one", async () => {
  const { resumeId } = await createSeededRoom();
  const ada = await joinRoom(resumeId, "owner", "Ada");
  const cleo = await joinRoom(resumeId, "edit", "Cleo");
  const bob = await joinRoom(resumeId, "comment", "Bob");
  const { id: suggestionId } = await suggest(bob);
  const decide = (decision: string, reason?: string) => ({
    type: "suggestionDecide",
    suggestionId,
    decision,
    reason,
  });
  for (const party of [cleo, bob]) {
    expect(await sendRejected(party, decide("accepted"))).toMatch(/role/);
  }
  ada.sendCommand(decide("rejected", "Not quite."));
  const rejected = (await bob.eventOf("suggestion", 2)).suggestion;
  expect(rejected).toMatchObject({
    state: "rejected",
    decided: { reason: "Not quite.", by: { name: "Ada" } },
  });
  const withdraw = { type: "suggestionWithdraw", suggestionId };
  expect(await sendRejected(bob, withdraw, 2)).toMatch(/decided already/);
  ada.sendCommand(decide("open"));
  expect((await bob.eventOf("suggestion", 3)).suggestion).toMatchObject({
    state: "open",
    decided: null,
  });
  expect(await sendRejected(cleo, withdraw, 2)).toMatch(/author/);
  bob.sendCommand(withdraw);
  expect((await ada.eventOf("suggestionGone")).suggestionId).toBe(suggestionId);
  expect(await sendRejected(ada, decide("accepted"))).toMatch(/no longer there/);
  expect(await settled(ada)).toEqual([]);
});

test("an accepted suggestion is recorded everywhere as a change by the owner alone", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  const bob = await joinRoom(resumeId, "comment", "Bob");
  const { id } = await suggest(bob);
  const jay = await joinRoom(resumeId, "edit", "Jay");
  // The owner's page writes the text itself; the suggestion still names its author.
  ada.edit((doc) => setText(doc, ["summary"], "I measure."));
  ada.socket().send(
    JSON.stringify({
      type: "suggestionDecide",
      resumeId,
      suggestionId: id,
      decision: "accepted",
    }),
  );
  expect((await bob.eventOf("suggestion", 2)).suggestion.state).toBe("accepted");
  expect((await waitUntilConverged(resumeId, [ada])).summary).toBe("I measure.");
  expect((await jay.eventOf("resumeUpdated", 2)).by).toBe("Ada");
  const authors = [bob, jay].map(({ events }) =>
    events.flatMap((event) => (event.type === "activity" ? [event.by] : [])),
  );
  expect(authors).toEqual([["Ada"], ["Ada"]]);
  const late = await createEditor(resumeId, newPerson("edit", "Late"));
  const recent = await eventually(() => {
    const found = late.events.find((event) => event.type === "recentChanges");
    expect(found).toBeDefined();
    return found;
  });
  expect(recent?.changes.map(({ by }) => by)).toEqual(["Ada"]);
  const changes = (await room(resumeId).listAudit()).filter(({ kind }) => kind === "changed");
  expect(changes.map(({ by }) => by)).toEqual(["Ada"]);
});

test("a suggestion follows its words through edits and an eviction, and detects conflicts", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  const bob = await joinRoom(resumeId, "comment", "Bob");
  await suggest(bob);
  await suggest(bob, {
    anchor: { field: "summary" },
    base: "I count.",
    proposed: "I count a lot.",
  });
  ada.edit((doc) => setText(doc, ["summary"], "Today I count."));
  await waitUntilConverged(resumeId, [ada]);
  await evict(resumeId);
  const [ranged, whole] = await settled(bob);
  const merged = (one?: Suggestion) => {
    const place = one && locateAnchor(ada.doc, one.anchor);
    if (!place || place.kind === "gone") return "gone";
    return mergeText(one.base, place.text, one.proposed);
  };
  expect(merged(ranged)).toBe("measure");
  expect(merged(whole)).toBe("Today I count a lot.");
  ada.edit((doc) => setText(doc, ["summary"], "Today I count! Always."));
  expect(merged(ranged)).toBe("measure");
  expect(merged(whole)).toBeNull();
  ada.edit((doc) => setText(doc, ["summary"], "Nothing."));
  expect(merged(ranged)).toBe("gone");
});

test("a resent command is not executed twice; missing or too long values are rejected", async () => {
  const { resumeId } = await createSeededRoom();
  const bob = await joinRoom(resumeId, "edit", "Bob");
  const made = await suggest(bob, { ref: "once" });
  expect(await suggest(bob, { ref: "once" })).toEqual(made);
  const list = { anchor: { field: "skills" }, base: "Mathematics, Poetry", proposed: "Poetry" };
  await suggest(bob, list);
  expect(await settled(bob)).toHaveLength(2);
  const faults: [object, RegExp][] = [
    [{ ...COUNT, proposed: "count" }, /there already/],
    [{ ...COUNT, anchor: { field: "experience.e1.current" } }, /Yes or No/],
    [{ ...COUNT, anchor: { field: "experience.e1.startDate" } }, /month like 2024-05/],
    [{ ...COUNT, anchor: { field: "__proto__" } }, /no longer there/],
    [{ ...COUNT, anchor: { field: "summary", start: 90, end: 99 } }, /no longer there/],
    [{ ...COUNT, proposed: "a\0b" }, /cannot be stored/],
    [{ ...COUNT, proposed: "x".repeat(DISCUSSION_CAPS.proposed + 1) }, /limited to 21,000/],
    [{ type: "suggestionDecide", suggestionId: made.id, decision: "maybe" }, /decision/],
  ];
  for (const [index, [fault, message]] of faults.entries()) {
    expect(await sendRejected(bob, fault, index + 1)).toMatch(message);
  }
  await suggest(bob, { proposed: "x".repeat(DISCUSSION_CAPS.proposed) });
  expect(bob.isOpen()).toBe(true);
});

test("months, GPA and checkboxes are suggested as whole, valid values", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  ada.edit((doc) => addEntry(doc, "education", { id: "d1" }));
  await ada.saved();
  const bob = await joinRoom(resumeId, "comment", "Bob");
  const about = (field: string, base: string, proposed: string) => ({
    anchor: { field },
    base,
    proposed,
  });
  const [start, current, gpa] = [
    "experience.e1.startDate",
    "experience.e1.current",
    "education.d1.gpa",
  ];
  const fits: [field: string, base: string, proposed: string][] = [
    [start, "1842-01", "1843-12"],
    [start, "1842-01", ""],
    [current, "Yes", "No"],
    [gpa, "", "x".repeat(200)],
  ];
  for (const asked of fits) {
    const made = await suggest(bob, about(...asked));
    const [field, base, proposed] = asked;
    expect(made).toMatchObject({ anchor: { field, start: null, end: null }, base, proposed });
  }
  const faults: [object, RegExp][] = [
    // The old value is not the current one.
    [about(start, "1801-01", "1843-12"), /changed meanwhile/],
    [about(current, "No", "Yes"), /changed meanwhile/],
    [about(gpa, "4", "3"), /changed meanwhile/],
    [about(start, "1842-01", "1842-13"), /month like 2024-05/],
    [about(start, "1842-01", "Mar 2021"), /month like 2024-05/],
    [about(current, "Yes", "true"), /Yes or No/],
    [about(current, "Yes", ""), /Yes or No/],
    [about(gpa, "", "x".repeat(201)), /limited to 200/],
    [about("education.d1.id", "", "d2"), /no longer there/],
    [about("education.d1.__proto__", "", "d2"), /no longer there/],
    [about("education.d2.gpa", "", "4"), /no longer there/],
    // A range inside the value, although such values are suggested only as a whole.
    [{ ...about(start, "18", "19"), anchor: { field: start, start: 0, end: 2 } }, /month like/],
    [
      { ...about(start, "1842-01", "1843-01"), anchor: { field: start, start: 0, end: 2 } },
      /no longer there/,
    ],
  ];
  for (const [index, [fault, message]] of faults.entries()) {
    expect(await sendRejected(bob, { ...COUNT, ...fault }, index + 1)).toMatch(message);
  }
  bob.sendCommand({ type: "commentAdd", anchor: { field: current }, text: "Still?", mentions: [] });
  expect((await bob.eventOf("commentThread")).thread.anchor.field).toBe(current);
  expect(await settled(bob)).toHaveLength(fits.length);
});

test("100 open suggestions are stored and the next is rejected; of decided ones the newest are kept", async () => {
  const { resumeId } = await createSeededRoom();
  const ada = await joinRoom(resumeId, "owner", "Ada");
  const bob = await joinRoom(resumeId, "comment", "Bob");
  const { id: suggestionId } = await suggest(bob);
  const fill = (state: string, count: number) =>
    runInDurableObject(roomStub(resumeId), (_, { storage: { sql } }) => {
      for (let n = 0; n < count; n++) {
        sql.exec(
          `INSERT INTO suggestions (user_id, name, field, base, proposed, at, state, decided_at)
           VALUES ('u', 'U', 'summary', 'a', 'b', 1, ?, ?)`,
          state,
          state === "open" ? null : n,
        );
      }
    });
  await fill("open", DISCUSSION_CAPS.openSuggestions - 2);
  await suggest(bob);
  expect(await sendRejected(bob, COUNT)).toMatch(/100 open suggestions/);
  await fill("rejected", DISCUSSION_CAPS.keptSuggestions);
  ada.sendCommand({ type: "suggestionDecide", suggestionId, decision: "rejected" });
  await ada.eventOf("suggestion", 3);
  const all = await settled(ada);
  const decided = all.filter(({ state }) => state !== "open");
  expect(decided).toHaveLength(DISCUSSION_CAPS.keptSuggestions);
  expect(decided.some(({ id }) => id === suggestionId)).toBe(true);
});
