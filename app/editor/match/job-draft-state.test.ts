import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EMPTY_DRAFT, type JobDraft } from "#app/editor/sync/offline/job-draft.ts";
import { createJobDraftState } from "./job-draft-state.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const NURSE = "Registered Nurse\n\nNight shifts on our ward.\n- Wound care";
const WELDER = "Structural Welder\n\nStair towers and pipe racks.\n- MIG";
const UNTITLED = "Requirements\n- Wound care\n- Patience with people";

/** Fields whose titles are read at once: the posting's first line, unless it is `Requirements`. */
function aDraft({ saved = EMPTY_DRAFT }: { saved?: JobDraft } = {}) {
  const fields = createJobDraftState({
    initial: null,
    saved: () => saved,
    activeId: () => "first",
    readTitle: async (posting) => {
      const first = posting.split("\n")[0] ?? "";
      return first === "Requirements" ? null : first;
    },
  });
  const settle = () => vi.advanceTimersByTimeAsync(1_000);
  return { fields, settle };
}

test("a title that is empty is read from the posting, and can be changed", async () => {
  const { fields, settle } = aDraft();
  fields.type("description", NURSE);
  await settle();
  expect(fields.draft().title).toBe("Registered Nurse");
  expect(fields.read().titleFromPosting).toBe("Registered Nurse");
  fields.type("title", "Ward Nurse");
  await settle();
  expect(fields.draft().title).toBe("Ward Nurse");
  expect(fields.read().titleFromPosting).toBeNull();
});

test("a title that the person typed is never overwritten", async () => {
  const { fields, settle } = aDraft();
  fields.type("title", "Ward Nurse");
  fields.type("description", NURSE);
  await settle();
  expect(fields.draft().title).toBe("Ward Nurse");
  const typing = aDraft();
  typing.fields.type("description", NURSE);
  typing.fields.type("title", "W");
  await typing.settle();
  expect(typing.fields.draft().title).toBe("W");
  const saved = aDraft({ saved: { title: "Nurse", company: "", description: NURSE } });
  saved.fields.type("description", WELDER);
  await saved.settle();
  expect(saved.fields.draft().title).toBe("Nurse");
});

test("a title that the person clears stays empty until the posting changes", async () => {
  const { fields, settle } = aDraft();
  fields.type("description", NURSE);
  await settle();
  fields.type("title", "");
  fields.type("company", "Lake County");
  await settle();
  expect(fields.draft().title).toBe("");
  fields.type("description", `${NURSE}\n- BLS`);
  await settle();
  expect(fields.draft().title).toBe("Registered Nurse");
});

test("a title that was read follows the posting, and is removed only when that posting is replaced", async () => {
  const { fields, settle } = aDraft();
  fields.type("description", NURSE);
  await settle();
  fields.type("description", NURSE.replace("Registered Nurse\n\n", "Requirements\n"));
  await settle();
  expect(fields.draft().title).toBe("Registered Nurse");
  fields.type("description", WELDER);
  await settle();
  expect(fields.draft().title).toBe("Structural Welder");
  fields.type("description", UNTITLED);
  await settle();
  expect(fields.draft().title).toBe("");
});

test("a score that is requested right after a paste waits for the title", async () => {
  const { fields, settle } = aDraft();
  let title = "";
  fields.type("description", WELDER);
  fields.type("description", NURSE);
  fields.whenTitleRead().then(() => {
    title = fields.draft().title;
  });
  await settle();
  expect(title).toBe("Registered Nurse");
});

test("fields that were cleared or saved meanwhile get no title", async () => {
  const { fields, settle } = aDraft();
  fields.type("description", NURSE);
  fields.show(EMPTY_DRAFT);
  await settle();
  expect(fields.draft()).toEqual(EMPTY_DRAFT);
});

test("typed text stays with its posting while another person switches the active one", () => {
  let active = "first";
  const fields = createJobDraftState({
    initial: null,
    saved: () => ({ ...EMPTY_DRAFT, title: active }),
    activeId: () => active,
    readTitle: async () => null,
  });
  fields.type("company", "Clinio");
  active = "second";
  fields.type("company", "Clinio Ltd");
  expect(fields.read()).toMatchObject({
    postingId: "first",
    typed: { title: "first", company: "Clinio Ltd" },
  });
  fields.saved();
  expect(fields.draft().title).toBe("second");
  fields.beginNewPosting();
  expect(fields.draft()).toEqual(EMPTY_DRAFT);
  expect(["first", "second", null]).not.toContain(fields.read().postingId);
});
