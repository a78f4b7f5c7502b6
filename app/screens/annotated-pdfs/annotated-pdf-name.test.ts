import { expect, test } from "vitest";
import { annotatedPdfName } from "./annotated-pdf-name.ts";

test("a copy is named after its source, with the first free number", () => {
  expect(annotatedPdfName("Ann-resume", [])).toBe("Ann-resume-annotated");
  expect(annotatedPdfName("Ann-resume", ["Ann-resume-annotated"])).toBe("Ann-resume-annotated-2");
  const taken = ["Ann-resume-annotated", "Ann-resume-annotated-2"];
  expect(annotatedPdfName("Ann-resume-annotated", taken)).toBe("Ann-resume-annotated-3");
  expect(annotatedPdfName("Ann-resume-annotated-2", [])).toBe("Ann-resume-annotated");
});
