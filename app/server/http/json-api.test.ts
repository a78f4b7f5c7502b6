/** Tests for parsing request bodies. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { parseBody } from "./json-api.server.ts";

test("rejects a body with thousands of issues at the first one", async () => {
  let checkCount = 0;
  const item = v.pipe(
    v.unknown(),
    v.check(() => ++checkCount < 0, "No item is good enough"),
  );
  const parse = () => parseBody(v.object({ items: v.array(item) }), { items: Array(1000).fill(1) });
  let thrown: unknown;
  try {
    parse();
  } catch (error) {
    thrown = error;
  }
  expect(await (thrown as Response).json()).toEqual({
    message: "No item is good enough",
    field: "items.0",
  });
  expect(checkCount).toBe(1);
});
