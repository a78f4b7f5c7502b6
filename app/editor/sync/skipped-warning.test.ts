import { expect, test, vi } from "vitest";
import { createSkippedWarning } from "./skipped-warning.ts";

test("each kind of message that is not sent is warned of once for each loss of the connection [spec 7]", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  let isDisconnected = false;
  const skipped = createSkippedWarning(() => isDisconnected);
  skipped.warn("resumeUpdate");
  expect(warn).not.toHaveBeenCalled();
  isDisconnected = true;
  for (let i = 0; i < 9; i++) {
    for (const kind of ["resumeUpdate", "cursorUpdate", "selectionUpdate"] as const) {
      skipped.warn(kind);
    }
  }
  expect(warn.mock.calls.map(([text]) => String(text).split(" ")[0])).toEqual([
    "resumeUpdate",
    "cursorUpdate",
    "selectionUpdate",
  ]);
  skipped.onConnected();
  skipped.warn("resumeUpdate");
  expect(warn).toHaveBeenCalledTimes(4);
  warn.mockRestore();
});
