import * as v from "valibot";
import { expect, test } from "vitest";
import { resumePatchSchema } from "#app/core/resume/schema.ts";
import { parseBody } from "#app/server/http/json-api.server.ts";
import { dangerousKey, findMisplacedArray } from "./json-shape.ts";

test("keys that poison objects are found at any depth, words in texts are not", () => {
  expect(dangerousKey(JSON.parse('{"a":[{"__proto__":{"x":1}}]}'))).toBe("__proto__");
  expect(dangerousKey(JSON.parse('{"a":{"\\u0063onstructor":1}}'))).toBe("constructor");
  expect(dangerousKey({ skills: ["constructor", "__proto__"] })).toBeNull();
  const depth = 200_000;
  const deep = JSON.parse(`${"[".repeat(depth)}{"prototype":1}${"]".repeat(depth)}`);
  expect(dangerousKey(deep)).toBe("prototype");
});

test("an array does not pass for an object, however optional its keys are", () => {
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

test("what is wrong with a body is told with the name of its field", async () => {
  const schema = v.object({ a: v.string(), b: v.optional(v.object({ c: v.array(v.number()) })) });
  const said = async (body: unknown) => {
    try {
      return parseBody(schema, body);
    } catch (thrown) {
      return (thrown as Response).json();
    }
  };
  expect(await said({})).toEqual({ message: "a is missing", field: "a" });
  expect(await said({ a: 1 })).toEqual({ message: "a must be text", field: "a" });
  expect(await said({ a: "", b: 1 })).toEqual({ message: "b must be an object", field: "b" });
  expect(await said({ a: "", b: { c: ["1"] } })).toEqual({
    message: "b.c.0 must be a number",
    field: "b.c.0",
  });
  for (const body of [null, [], "x", 1]) {
    expect(await said(body)).toEqual({ message: "The request body must be a JSON object" });
  }
});
