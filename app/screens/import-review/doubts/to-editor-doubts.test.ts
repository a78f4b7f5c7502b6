import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { toEditorDoubts } from "./to-editor-doubts.ts";

test("the path of a doubt contains the entry's id, and its text a label and the reason", () => {
  const job = { company: "", position: "Nurse", startDate: "", endDate: "", current: false };
  const resume = { ...emptyResume(), experience: [{ ...job, id: "j1", description: "" }] };
  const doubt = (field: string, reason: string, isQuestion: boolean) => ({
    ...{ origin: field, field, reasons: [reason], text: "", isQuestion },
  });
  const remaining = [
    doubt("experience.0.company", "Who did you work for?", true),
    doubt("personalInfo.fullName", "What's your name?", true),
    doubt("experience.0.position", "We are not sure of this", false),
  ];
  expect(toEditorDoubts(remaining, resume)).toEqual([
    { field: "experience.j1.company", text: "Experience 1: Who did you work for?" },
    { field: "personalInfo.fullName", text: "Full Name: What's your name?" },
    { field: "experience.j1.position", text: "Experience 1: Position: We are not sure of this" },
  ]);
});
