/** No request makes the server fail: `npm run bench -- requests` sends 50,000 of them to the built product. */
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import routes from "../../app/routes.ts?raw";
import {
  describeRequest,
  type MutatedRequest,
  mutatedRequest,
  routePatterns,
  type Sender,
} from "../support/mutated-requests.ts";
import { randomFrom } from "../support/seeded-random.ts";
import { bearer, post, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const REQUESTS = 500;
const patterns = routePatterns(routes);

async function aSender(): Promise<Sender> {
  const person = await signUp();
  const made = await post("/api/resumes", { templateId: "sales-impact" }, bearer(person));
  const { resume } = (await made.json()) as { resume: { id: string } };
  const ids = [resume.id, person.user.id, "sales-impact", "1", "0".repeat(32)];
  return { origin: ORIGIN, token: person.token, cookie: person.cookie, ids };
}

/** @returns null if the platform refuses to build such a request */
function toRequest({ method, target, headers, body }: MutatedRequest): Request | null {
  try {
    const host = new URL(ORIGIN).host;
    const init = { method, headers: { host, ...headers }, body };
    return new Request(`${ORIGIN}${target}`, { ...init, redirect: "manual" });
  } catch {
    return null;
  }
}

test("the routes are found", () => {
  expect(patterns.length).toBeGreaterThan(60);
  expect(patterns).toContain("/api/resumes/:resumeId/versions/:versionId/restore");
});

test.each([1, 2, 3, 4])("500 mutated requests never get a 5xx, seed %i", async (seed) => {
  const random = randomFrom(seed);
  const sender = await aSender();
  const failures: string[] = [];
  let sent = 0;
  for (let index = 0; index < REQUESTS; index++) {
    const mutated = mutatedRequest(random, patterns, sender);
    const request = toRequest(mutated);
    if (!request) continue;
    sent++;
    // Each request has another IP address, because otherwise the rate limits would reject most of them.
    request.headers.set("cf-connecting-ip", `10.1.${seed}.${index % 250}`);
    const answer = await exports.default.fetch(request);
    answer.webSocket?.accept();
    answer.webSocket?.close();
    await answer.arrayBuffer().catch(() => null);
    if (answer.status >= 500) failures.push(`${answer.status} ${describeRequest(mutated)}`);
  }
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThan(REQUESTS / 2);
});

test.each([
  ["a WebSocket where there is none", "/dashboard", { upgrade: "websocket" }, 400],
  ["an address that decodes to another host", "//%5cevil.example", {}, 404],
  ["page data of the API", "/api/resumes.data", {}, 404],
])("%s is refused", async (_, path, headers, status) => {
  for (const method of ["GET", "POST"]) {
    const request = new Request(`${ORIGIN}${path}`, { method, headers, redirect: "manual" });
    const answer = await exports.default.fetch(request);
    expect([method, answer.status]).toEqual([method, status]);
  }
});
