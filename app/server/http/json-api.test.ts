import * as v from "valibot";
import { expect, test } from "vitest";
import { parseBody } from "./json-api.server.ts";

test("a body with thousands of faults is refused at the first, not after listing them all", async () => {
  let looked = 0;
  const item = v.pipe(
    v.unknown(),
    v.check(() => ++looked < 0, "No item is good enough"),
  );
  const refusal = () =>
    parseBody(v.object({ items: v.array(item) }), { items: Array(1000).fill(1) });
  let thrown: unknown;
  try {
    refusal();
  } catch (error) {
    thrown = error;
  }
  expect(await (thrown as Response).json()).toEqual({
    message: "No item is good enough",
    field: "items.0",
  });
  expect(looked).toBe(1);
});
