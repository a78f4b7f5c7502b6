/** Tests for rejecting JSON that a schema alone would let pass. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { resumePatchSchema } from "#app/core/resume/schema.ts";
import { parseBody } from "#app/server/http/json-api.server.ts";
import { findDangerousKey, findMisplacedArray } from "./json-shape.ts";

test("dangerous keys are found at any depth, but not in texts", () => {
  expect(findDangerousKey(JSON.parse('{"a":[{"__proto__":{"x":1}}]}'))).toBe("__proto__");
  expect(findDangerousKey(JSON.parse('{"a":{"\\u0063onstructor":1}}'))).toBe("constructor");
  expect(findDangerousKey({ skills: ["constructor", "__proto__"] })).toBeNull();
  const depth = 200_000;
  const deep = JSON.parse(`${"[".repeat(depth)}{"prototype":1}${"]".repeat(depth)}`);
  expect(findDangerousKey(deep)).toBe("prototype");
});

test("an array is rejected in place of an object, even if all keys are optional", () => {
  const schema = v.object({ content: v.optional(resumePatchSchema) });
  expect(findMisplacedArray(schema, { content: [] })).toBe("content");
  expect(findMisplacedArray(schema, { content: { personalInfo: [] } })).toBe(
    "content.personalInfo",
  );
  expect(findMisplacedArray(schema, { content: { experience: [[]] } })).toBe(
    "content.experience.0",
  );
  expect(findMisplacedArray(schema, { content: { experience: [], skills: ["a"] } })).toBeNull();
  expect(findMisplacedArray(schema, {})).toBeNull();
});

test("an error in a body names its field", async () => {
  const schema = v.object({ a: v.string(), b: v.optional(v.object({ c: v.array(v.number()) })) });
  const answerTo = async (body: unknown) => {
    try {
      return parseBody(schema, body);
    } catch (thrown) {
      return (thrown as Response).json();
    }
  };
  expect(await answerTo({})).toEqual({ message: "a is missing", field: "a" });
  expect(await answerTo({ a: 1 })).toEqual({ message: "a must be text", field: "a" });
  expect(await answerTo({ a: "", b: 1 })).toEqual({ message: "b must be an object", field: "b" });
  expect(await answerTo({ a: "", b: { c: ["1"] } })).toEqual({
    message: "b.c.0 must be a number",
    field: "b.c.0",
  });
  for (const body of [null, [], "x", 1]) {
    expect(await answerTo(body)).toEqual({ message: "The request body must be a JSON object" });
  }
});
