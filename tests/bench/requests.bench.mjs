/**
 * Sends mutated requests to every route of the built product, signed in and not, and counts responses of 500 and
 * above. `--count 50000`; slow, so it is not part of a default run. tests/worker/request-fuzz.test.ts runs 2,000.
 */
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { describeRequest, mutatedRequest, routePatterns } from "../support/mutated-requests.ts";
import { signUp } from "../support/people.ts";
import { randomFrom } from "../support/seeded-random.ts";

const AT_ONCE = 4;
/** Some requests end the session, so there is a new person from time to time. */
const REQUESTS_PER_PERSON = 2_500;
const LONGEST_MS = 30_000;

export async function measure({ url, root, options }) {
  if (options.count === undefined) return [];
  const count = Number(options.count);
  const patterns = routePatterns(readFileSync(join(root, "app", "routes.ts"), "utf8"));
  const statuses = new Map();
  for (let done = 0; done < count; done += REQUESTS_PER_PERSON) {
    const random = randomFrom(done + 1);
    const sender = await newSender(url);
    let left = Math.min(REQUESTS_PER_PERSON, count - done);
    const loop = async () => {
      while (left-- > 0) {
        const mutated = mutatedRequest(random, patterns, sender);
        const status = await send(url, mutated);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) console.error(`  ${status} ${describeRequest(mutated)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, loop));
    console.error(`  ${done + REQUESTS_PER_PERSON} of ${count}`);
  }
  const failed = [...statuses].filter(([status]) => status >= 500);
  const failures = failed.reduce((sum, [, each]) => sum + each, 0);
  const all = [...statuses].sort().map(([status, each]) => `${each} × ${status || "cut off"}`);
  return [
    {
      what: `${count} mutated requests to ${patterns.length} addresses`,
      measured: `${failures} of 500 and above (${all.join(", ")})`,
      goal: "0",
      met: failures === 0,
    },
  ];
}

async function newSender(url) {
  const { token, user } = await signUp(url, "Bench Person");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const call = (path, body) =>
    fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const { resume } = await (await call("/api/resumes", { templateId: "sales-impact" })).json();
  const session = await call("/api/auth/session", {});
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const rotated = (await session.json()).token ?? token;
  const ids = [resume.id, user.id, "sales-impact", "1", "0".repeat(32)];
  return { origin: url, token: rotated, cookie, ids };
}

/** The status; 0 where the connection was closed, as on addresses and headers that are not HTTP. */
function send(url, { method, target, headers, body }) {
  return new Promise((resolve) => {
    try {
      const { hostname, port } = new URL(url);
      // Else Node.js sends a body without its length where one is unusual, and it is read as the next request.
      const length = body === null ? {} : { "content-length": Buffer.byteLength(body) };
      const sent = request({
        ...{ hostname, port, method, agent: false, timeout: LONGEST_MS },
        path: encodeURI(target).replaceAll("%25", "%"),
        headers: { ...headers, ...length },
      });
      sent.on("response", (answer) => {
        answer.resume();
        answer.on("close", () => resolve(answer.statusCode));
      });
      sent.on("upgrade", (answer, socket) => {
        socket.destroy();
        resolve(answer.statusCode);
      });
      sent.on("timeout", () => sent.destroy());
      sent.on("error", () => resolve(0));
      sent.end(body ?? undefined);
    } catch {
      resolve(0);
    }
  });
}
