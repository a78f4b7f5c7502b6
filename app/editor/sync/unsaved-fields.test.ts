import { expect, test } from "vitest";
import {
  addUnsavedField,
  describeOmission,
  TITLE_KEY,
  unsavedFields,
  unsavedLabels,
} from "./unsaved-fields.ts";

test("fields over their limit are listed until they fit, each name once in a text", () => {
  const removeName = addUnsavedField({ key: "personalInfo.fullName", label: "Full Name" });
  const removeFirst = addUnsavedField({ key: "experience.a.description", label: "Description" });
  const removeSecond = addUnsavedField({ key: "experience.b.description", label: "Description" });
  expect(unsavedFields()).toHaveLength(3);
  expect(unsavedFields()[0]).toEqual({ key: "personalInfo.fullName", label: "Full Name" });
  expect(unsavedLabels(unsavedFields())).toBe("Full Name, Description");
  expect(describeOmission()).toBe(
    "What you typed in Full Name, Description is too long to save, so it is not in the file.",
  );
  removeName();
  removeFirst();
  expect(unsavedFields().map(({ key }) => key)).toEqual(["experience.b.description"]);
  removeSecond();
  const removeTitle = addUnsavedField({ key: TITLE_KEY, label: "Resume title" });
  expect(unsavedLabels(unsavedFields())).toBe("Resume title");
  expect(describeOmission()).toBeNull();
  removeTitle();
  expect(unsavedFields()).toEqual([]);
  expect(describeOmission()).toBeNull();
});
