/** A request rejected before its body was read gets its response, even while still sending. */
import { request } from "node:http";
import { expect, inject, test } from "vitest";

const CHUNK = Buffer.alloc(16_384, "a");

/** The status read by a client that sends its whole body before reading the response. */
function send(path: string, bytes: number, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(
      new URL(path, inject("baseUrl")),
      { method: "POST", headers },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    sending.on("error", reject);
    let left = bytes;
    const push = () => {
      while (left > 0) {
        const part = CHUNK.subarray(0, Math.min(left, CHUNK.length));
        left -= part.length;
        if (!sending.write(part)) {
          sending.once("drain", push);
          return;
        }
      }
      sending.end();
    };
    push();
  });
}

const JSON_TYPE = { "content-type": "application/json" };

test.each([70_000, 1_000_000, 3_000_000])(
  "a client that sends %i bytes gets its answer",
  async (bytes) => {
    const statuses = await Promise.all([
      send("/api/resumes", bytes, JSON_TYPE),
      send("/api/auth/login", bytes, { "content-type": "text/plain" }),
      send("/api/auth/me", bytes, JSON_TYPE),
      send("/login", bytes, { origin: "https://elsewhere.example" }),
    ]);
    expect(statuses).toEqual([401, 415, 405, 403]);
  },
);

test("a body above the limit gets 413 without a connection reset", async () => {
  expect(await send("/api/auth/signup", 3_000_000, JSON_TYPE)).toBe(413);
});
