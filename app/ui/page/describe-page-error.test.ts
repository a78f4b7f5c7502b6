import { describe, expect, test } from "vitest";
import { describePageError } from "./describe-page-error.ts";

/** A thrown Response as Remix passes it to an error boundary. */
const thrown = (status: number, data: unknown = "") => ({
  status,
  statusText: "",
  internal: false,
  data,
});

describe("the error page", () => {
  test("a server error offers a retry, a missing page does not", () => {
    expect(describePageError(thrown(404), true)).toMatchObject({
      title: "Page not found",
      canRetry: false,
    });
    expect(describePageError(thrown(500, "Internal Server Error"), true)).toMatchObject({
      title: "Something went wrong",
      canRetry: true,
    });
  });

  test("the API's error message is shown, any other error text is hidden", () => {
    expect(describePageError(thrown(400, { message: "The link has expired" }), true).text).toBe(
      "The link has expired",
    );
    expect(describePageError(thrown(400, "TypeError: x is undefined"), true).text).not.toContain(
      "TypeError",
    );
    expect(describePageError(new Error("D1_ERROR: no such table"), true).text).not.toContain("D1");
  });

  test.each([
    "Failed to fetch",
    "NetworkError when attempting to fetch resource.",
    "Load failed",
    "error loading dynamically imported module: /assets/login.js",
  ])("a network failure is distinguished from a server error: %s", (message) => {
    expect(describePageError(new TypeError(message), true).title).toBe(
      "This page couldn't be loaded",
    );
    expect(describePageError(new TypeError(message), false).title).toBe("You are offline");
  });
});
