/**
 * A server on loopback with OpenAI's chat-completions protocol that simulates the behaviors of providers. The first
 * path segment selects one: AI_BASE_URL would be http://127.0.0.1:…/ok/v1. Requests to /now/v1 use the behavior that
 * `/mood/{behavior}/{text}` has set last.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

/** A request to the stub. */
export interface ModelRequest {
  authorization: string | null;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: object;
    stream?: boolean;
  };
}

declare module "vitest" {
  interface ProvidedContext {
    /** `{modelStub}/{behavior}/v1`; `{modelStub}/asked` responds with the requests so far and clears the list. */
    modelStub: string;
  }
}

/** An error that contains the key, as some providers send. */
const errorWithKey = (key: string | null) =>
  JSON.stringify({ error: { message: `Wrong key: ${key}` } });

const completion = (content: string) =>
  JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "stub",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
const rewriteCompletion = (text: string) => completion(JSON.stringify({ text }));

type Behavior = (
  asked: ModelRequest,
  response: ServerResponse,
  rest: string[],
  tries: number,
) => void;

const respond = (response: ServerResponse, status: number, body: string, headers = {}) =>
  void response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
const requestData = ({ body }: ModelRequest) => JSON.parse(body.messages.at(-1)?.content ?? "{}");

const BEHAVIORS: Record<string, Behavior> = {
  /** Returns the next path segment as the text, or the given text with a prefix. */
  ok: (asked, response, [text]) =>
    respond(response, 200, rewriteCompletion(text || `Carefully ${requestData(asked).text}`)),
  /** Follows instructions in the job description. */
  gullible: (asked, response) =>
    respond(response, 200, rewriteCompletion(requestData(asked).posting ?? "none")),
  fenced: (_asked, response, [text = ""]) =>
    respond(response, 200, completion(`\`\`\`json\n${JSON.stringify({ text })}\n\`\`\``)),
  slow: (asked, response, rest, tries) =>
    void setTimeout(() => BEHAVIORS.ok?.(asked, response, rest, tries), 1_000),
  cut: (_asked, response) => {
    const body = rewriteCompletion("Half of it");
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  },
  html: (_asked, response) =>
    respond(response, 200, "<!doctype html><h1>Welcome</h1>", { "content-type": "text/html" }),
  "bad-json": (_asked, response) => respond(response, 200, '{"choices": [{'),
  prose: (_asked, response) => respond(response, 200, completion("Sure! Here is your line.")),
  shape: (_asked, response) => respond(response, 200, completion('{"text": {"a": 1}}')),
  empty: (_asked, response) => respond(response, 200, rewriteCompletion(" \u200b ")),
  huge: (_asked, response) => respond(response, 200, rewriteCompletion("x".repeat(1_000_000))),
  hang: () => {},
  /** Rejects JSON mode. */
  plain: (asked, response, rest, tries) => {
    if (asked.body.response_format) respond(response, 400, errorWithKey(asked.authorization));
    else BEHAVIORS.ok?.(asked, response, rest, tries);
  },
  /** Fails on the first request. */
  flaky: (asked, response, rest, tries) => {
    if (tries === 1) respond(response, 500, errorWithKey(asked.authorization));
    else BEHAVIORS.ok?.(asked, response, rest, tries);
  },
  "429": (asked, response) =>
    respond(response, 429, errorWithKey(asked.authorization), { "retry-after": "7" }),
  "307": (_asked, response) => respond(response, 307, "", { location: "/ok/v1/chat/completions" }),
};

function readRequestBody(request: IncomingMessage, then: (raw: string) => void): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => then(Buffer.concat(chunks).toString("utf8")));
}

export function modelStub(): Promise<{ url: string; server: Server }> {
  let all: ModelRequest[] = [];
  let currentBehavior = ["ok"];
  const server = createServer((request, response) => {
    const path = (request.url ?? "").slice(1).split("/").map(decodeURIComponent);
    const [mood = "", ...rest] = path[0] === "now" ? currentBehavior : path;
    if (mood === "mood") {
      currentBehavior = rest;
      response.end();
      return;
    }
    if (mood === "asked") {
      response.end(JSON.stringify(all));
      all = [];
      return;
    }
    readRequestBody(request, (raw) => {
      const asked = {
        authorization: request.headers.authorization ?? null,
        body: JSON.parse(raw),
      };
      all.push(asked);
      const segments = rest[0] === "v1" ? [] : rest;
      const act = BEHAVIORS[mood];
      if (act) act(asked, response, segments, all.length);
      else respond(response, Number(mood), errorWithKey(asked.authorization));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      server.unref();
      resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server });
    });
  });
}

export default async function setup(project: TestProject): Promise<() => void> {
  const { url, server } = await modelStub();
  project.provide("modelStub", url);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
