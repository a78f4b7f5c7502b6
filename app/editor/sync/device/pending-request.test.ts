import { expect, test } from "vitest";
import { setPendingRequest, takePendingRequest } from "./pending-request.ts";

test("a request is done once, by its part of the editor, and only for its resume", () => {
  setPendingRequest("r1", "docx");
  expect(takePendingRequest("r2", "header")).toBeNull();
  expect(takePendingRequest("r1", "report")).toBeNull();
  expect(takePendingRequest("r1", "header")).toBe("docx");
  expect(takePendingRequest("r1", "header")).toBeNull();

  setPendingRequest("r1", "report");
  expect(takePendingRequest("r1", "header")).toBeNull();
  expect(takePendingRequest("r1", "report")).toBe("report");

  setPendingRequest("r1", null);
  expect(takePendingRequest("r1", "header")).toBeNull();
});
