import { expect, test } from "vitest";
import { saveStateText } from "./save-state-text.ts";

test("the header names saved and unsynced edits", () => {
  expect(saveStateText({ kind: "saved" })).toBe("Saved");
  expect(saveStateText({ kind: "local" })).toBe("Saved on this device");
  expect(saveStateText({ kind: "unsynced", changes: 1 })).toBe("1 change not yet synced");
  expect(saveStateText({ kind: "unsynced", changes: 3 })).toBe("3 changes not yet synced");
});
