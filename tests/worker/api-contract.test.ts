/** Rules for every call of the API, tested on each call that the OpenAPI document lists. */
import { expect, test } from "vitest";
import type { Call } from "#app/core/api-contract/calls/call.ts";
import { CALLS } from "#app/core/api-contract/contract.ts";
import { call, expectError } from "../support/api.ts";
import { signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

// The socket is authorized differently; see room-access.test.ts.
const served = CALLS.filter(({ path }) => path !== "/api/room");
// The logout needs no session.
const guarded = served.filter(
  ({ auth, path }) => /^bearer( or link)?$/.test(auth) && !path.endsWith("/logout"),
);

const addressOf = (path: string) =>
  path
    .replace(/\{(id|shareId|userId|copyId|sessionId|fileId)\}/g, "0".repeat(32))
    .replace("{v}", "1")
    .replace("{templateId}", "sales-impact");
const send = (
  { method, path, body }: Call,
  by: { token: string } | null,
  headers: Record<string, string>,
  query = "",
) => call(by, method.toUpperCase(), addressOf(path) + query, body && {}, headers);

test("a call that requires a bearer token accepts neither a cookie nor a token in the URL", async () => {
  const { cookie, token } = await signUp();
  // The last but one character is changed, because some bits of the last one have no meaning.
  const flipped = token.slice(0, -2) + (token.at(-2) === "A" ? "B" : "A") + token.slice(-1);
  for (const one of guarded) {
    for (const headers of [
      {},
      { cookie, origin: ORIGIN },
      { authorization: `Bearer ${cookie.split(/[=;]/)[1]}` },
      { authorization: `Basic ${token}` },
      { authorization: "Bearer" },
      { authorization: `Bearer ${flipped}` },
      { authorization: `Bearer ${"x".repeat(10_000)}` },
    ] as Record<string, string>[]) {
      expectError(await send(one, null, headers), 401);
    }
    expectError(await send(one, null, {}, `?token=${token}&format=txt`), 401);
  }
});

test("rejects cross-origin requests, with or without a token", async () => {
  const by = await signUp();
  for (const one of guarded) {
    expectError(await send(one, by, { origin: "https://evil.example" }), 403);
  }
});

test("rejects bodies that are not JSON objects or are too large", async () => {
  const by = await signUp();
  // tests/worker/resumes-bad-input.test.ts sends the same to calls that ask for a resume first.
  const taking = served.filter(({ body, path }) => body && !path.includes("{"));
  for (const { method, path } of taking) {
    const post = (body: string, headers = {}) =>
      call(by, method.toUpperCase(), path, body, headers);
    expectError(await post("{}", { "content-type": "text/plain" }), 415);
    for (const body of ["", "{", "null", "[]", '"x"', "1", '{"a":1}{', "{}", "undefined"]) {
      expectError(await post(body), 400);
    }
    expectError(await post('{"__proto__":{"admin":true}}'), 400, /__proto__/);
    expectError(await post('{"a":{"constructor":{"prototype":1}}}'), 400, /constructor/);
    expectError(await post(JSON.stringify({ a: "x".repeat(1_048_576) })), 413, /1 MB/);
  }
});

test("rejects other methods and lists the allowed ones", async () => {
  const by = await signUp();
  for (const path of new Set(served.map((one) => one.path))) {
    const known = served.filter((one) => one.path === path).map(({ method }) => method);
    for (const method of ["get", "post", "put", "patch", "delete", "options"]) {
      if (known.some((one) => one === method)) continue;
      const answered = await call(by, method.toUpperCase(), addressOf(path));
      expectError(answered, 405);
      const allowed = answered.headers.get("allow")?.toLowerCase().split(", ") ?? [];
      expect(allowed, answered.request).toEqual(
        expect.arrayContaining(known.filter((one) => one !== "options")),
      );
      expect(allowed, answered.request).not.toContain(method);
    }
  }
});

test("unknown calls get a JSON error", async () => {
  expectError(await call(null, "GET", "/api/nothing"), 404, /openapi/);
  expectError(await call(null, "POST", "/api/resumes/x/y/z", {}), 404);
});

test("the OpenAPI document is public", async () => {
  const { status, body } = await call(null, "GET", "/api/openapi.json");
  expect(status).toBe(200);
  expect(body).toMatchObject({ openapi: "3.1.0", servers: [{ url: ORIGIN }] });
});
