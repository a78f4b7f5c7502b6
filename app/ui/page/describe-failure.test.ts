import { describe, expect, test } from "vitest";
import { describeFailure } from "./describe-failure.ts";

/** As Remix hands a thrown Response to an error boundary. */
const thrown = (status: number, data: unknown = "") => ({
  status,
  statusText: "",
  internal: false,
  data,
});

describe("what a person is told when a page cannot be shown", () => {
  test("a missing page is not offered again, a fault of ours is", () => {
    expect(describeFailure(thrown(404), true)).toMatchObject({
      title: "This page does not exist",
      canRetry: false,
    });
    expect(describeFailure(thrown(500, "Internal Server Error"), true)).toMatchObject({
      title: "Something went wrong",
      canRetry: true,
    });
  });

  test("our own refusal is said in its own words, any other text is kept away", () => {
    expect(describeFailure(thrown(400, { message: "The link has expired" }), true).text).toBe(
      "The link has expired",
    );
    expect(describeFailure(thrown(400, "TypeError: x is undefined"), true).text).not.toContain(
      "TypeError",
    );
    expect(describeFailure(new Error("D1_ERROR: no such table"), true).text).not.toContain("D1");
  });

  test.each([
    "Failed to fetch",
    "NetworkError when attempting to fetch resource.",
    "Load failed",
    "error loading dynamically imported module: /assets/login.js",
  ])("a request that never arrived is told apart from a fault: %s", (message) => {
    expect(describeFailure(new TypeError(message), true).title).toBe(
      "This page could not be fetched",
    );
    expect(describeFailure(new TypeError(message), false).title).toBe("You are offline");
  });
});
