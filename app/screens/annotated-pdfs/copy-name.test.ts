import { expect, test } from "vitest";
import { copyName } from "./copy-name.ts";

test("a copy is named after what it copies, with the first number that is free", () => {
  expect(copyName("Ann-resume", [])).toBe("Ann-resume-annotated");
  expect(copyName("Ann-resume", ["Ann-resume-annotated"])).toBe("Ann-resume-annotated-2");
  const taken = ["Ann-resume-annotated", "Ann-resume-annotated-2"];
  expect(copyName("Ann-resume-annotated", taken)).toBe("Ann-resume-annotated-3");
  expect(copyName("Ann-resume-annotated-2", [])).toBe("Ann-resume-annotated");
});
