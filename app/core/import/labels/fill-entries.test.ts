import { expect, test } from "vitest";
import { labeledLines } from "../../../../tests/support/labeled-lines.ts";
import { toEntries } from "./fill-entries.ts";

/** A school whose parts have labels in this order. */
function schoolOf(text: string, ...labels: string[]) {
  const lines = labeledLines([["education.head", [text]]]).map(({ line }) => line);
  const raw = [{ head: { content: "education" as const, lines }, isOwner: false, body: [] }];
  const [entry] = toEntries(
    "education",
    raw,
    (parts) => parts.map((_, at) => ({ label: labels[at] ?? "note", probability: 1 })),
    undefined,
    [],
  );
  return entry;
}

test.each([
  ["Associate, Chartered Accountants Ireland", "Associate", "", "Chartered Accountants Ireland"],
  ["Fellow, Royal College of Nursing", "Fellow", "", "Royal College of Nursing"],
  ["Meister, Handwerkskammer Leipzig", "Meister", "", "Handwerkskammer Leipzig"],
  ["Diploma, Welding, Hull College", "Diploma", "Welding", "Hull College"],
  ["Diploma, Information Systems", "Diploma", "Information Systems", ""],
  ["Diploma, Social Work", "Diploma", "Social Work", ""],
])("a body gives a degree and is no field of study: %s", (text, degree, fieldOfStudy, body) => {
  const entry = schoolOf(text, "degree", "field", "field");
  expect(entry).toMatchObject({ degree, fieldOfStudy, institution: body });
});

test("beside a school, what names a body is a field", () => {
  const entry = schoolOf("Leeds, BA, Society and Law", "org", "degree", "field");
  expect(entry).toMatchObject({ institution: "Leeds", fieldOfStudy: "Society and Law" });
});
