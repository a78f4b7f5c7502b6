import { expect, test, vi } from "vitest";
import type { Keyword } from "#app/core/ats/report.ts";
import { type JobDescription, toJobDescription } from "#app/core/resume/job-description.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { correctionActions } from "./correction-actions.ts";

/** A resume with two postings, of which Cook is active at first; `undo` presses Undo in the last toast. */
function aRoom() {
  const jobs = new Map<string, JobDescription>();
  for (const title of ["Cook", "Baker"])
    jobs.set(title, toJobDescription({ title, company: "", description: "" }));
  let activePosting = "Cook";
  const room = {
    document: {
      read: () => ({ activePosting, postings: [...jobs].map(([id, job]) => ({ id, job })) }),
    },
    edits: {
      putPosting(id: string, job: JobDescription) {
        jobs.set(id, job);
        activePosting = id;
      },
    },
  } as unknown as Parameters<typeof correctionActions>[0];
  const toast = vi.spyOn(notify, "plain").mockImplementation(() => () => {});
  return {
    actions: correctionActions(room),
    job: () => jobs.get("Cook"),
    other: () => jobs.get("Baker"),
    switchTo: (id: string) => {
      activePosting = id;
    },
    undo: () => toast.mock.lastCall?.[1]?.action?.onClick(),
  };
}
/** A requirement that the score has read in the posting. */
const KEYWORD = { canonical: "Knives", surface: "knives", requirement: "required" } as Keyword;

test("adding, changing and removing a requirement can each be undone", () => {
  const { actions, job, undo } = aRoom();
  actions.addRequirement?.("sharp knives", "required");
  const added = { words: "sharp knives", requirement: "required" };
  expect(job()?.addedTerms).toEqual([added]);
  actions.changeRequirement?.({ ...KEYWORD, added: "sharp knives" });
  expect(job()?.addedTerms).toEqual([{ ...added, requirement: "preferred" }]);
  undo();
  expect(job()?.addedTerms).toEqual([added]);
  actions.exclude?.({ ...KEYWORD, added: "sharp knives" });
  expect(job()?.addedTerms).toEqual([]);
  expect(job()?.excludedTerms).toBeUndefined();
  undo();
  expect(job()?.addedTerms).toEqual([added]);
});

test("a must-have that is made a nice-to-have is stored as a change, and no longer once it is changed back", () => {
  const { actions, job, undo } = aRoom();
  actions.changeRequirement?.(KEYWORD);
  const change = { term: "Knives", requirement: "preferred" };
  expect(job()?.requirementChanges).toEqual([change]);
  actions.changeRequirement?.({ ...KEYWORD, requirement: "preferred", isChanged: true });
  expect(job()?.requirementChanges).toEqual([]);
  undo();
  expect(job()?.requirementChanges).toEqual([change]);
});

test("one exclusion is taken back without the others", () => {
  const { actions, job } = aRoom();
  actions.exclude?.(KEYWORD);
  actions.exclude?.({ ...KEYWORD, canonical: "Pans" });
  actions.restore?.("Knives");
  expect(job()?.excludedTerms).toEqual(["Pans"]);
});

test("at most 100 requirements can be added", () => {
  const { actions, job } = aRoom();
  const error = vi.spyOn(notify, "error").mockImplementation(() => () => {});
  for (let at = 0; at < 101; at++) actions.addRequirement?.(`thing ${at}`, "required");
  expect(job()?.addedTerms).toHaveLength(100);
  expect(error).toHaveBeenCalledWith("At most 100 requirements can be added");
});

test("a requirement that is added again replaces the first, also when the list is full", () => {
  const { actions, job, undo } = aRoom();
  for (let at = 0; at < 100; at++) actions.addRequirement?.(`thing ${at}`, "required");
  const kind = () => job()?.addedTerms?.find(({ words }) => words === "thing 7")?.requirement;
  actions.addRequirement?.("thing 7", "preferred");
  expect(kind()).toBe("preferred");
  undo();
  expect(kind()).toBe("required");
  expect(job()?.addedTerms).toHaveLength(100);
});

test("an undo corrects the posting that was corrected, also when another one is active", () => {
  const { actions, job, other, switchTo, undo } = aRoom();
  actions.addRequirement?.("sharp knives", "required");
  switchTo("Baker");
  undo();
  expect(job()?.addedTerms).toEqual([]);
  expect(other()).not.toHaveProperty("addedTerms");
});
