/**
 * A real server on loopback that speaks OpenAI's chat completions, in as many moods as providers have. The
 * first part of its address says which: http://127.0.0.1:…/ok/v1 is what AI_BASE_URL would be. At /now/v1 it
 * has the mood that `/mood/{mood}/{text}` has set last.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

/** What a mood was asked. */
export interface AskedOfModel {
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
    /** `{modelStub}/{mood}/v1`; `{modelStub}/asked` answers with the list of what was asked, and forgets it. */
    modelStub: string;
  }
}

/** With the key in it, as providers are known to do. */
const ECHO = (key: string | null) => JSON.stringify({ error: { message: `Wrong key: ${key}` } });

const completion = (content: string) =>
  JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "stub",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
const saying = (text: string) => completion(JSON.stringify({ text }));

type Mood = (asked: AskedOfModel, response: ServerResponse, rest: string[], tries: number) => void;

const answer = (response: ServerResponse, status: number, body: string, headers = {}) =>
  void response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
const dataOf = ({ body }: AskedOfModel) => JSON.parse(body.messages.at(-1)?.content ?? "{}");

const MOODS: Record<string, Mood> = {
  /** Says the text that stands next in the address; without one, the given text put better. */
  ok: (asked, response, [text]) =>
    answer(response, 200, saying(text || `Carefully ${dataOf(asked).text}`)),
  /** Obeys whatever stands in the posting. */
  gullible: (asked, response) => answer(response, 200, saying(dataOf(asked).posting ?? "none")),
  fenced: (_asked, response, [text = ""]) =>
    answer(response, 200, completion(`\`\`\`json\n${JSON.stringify({ text })}\n\`\`\``)),
  slow: (asked, response, rest, tries) =>
    void setTimeout(() => MOODS.ok?.(asked, response, rest, tries), 1_000),
  cut: (_asked, response) => {
    const body = saying("Half of it");
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  },
  html: (_asked, response) =>
    answer(response, 200, "<!doctype html><h1>Welcome</h1>", { "content-type": "text/html" }),
  "bad-json": (_asked, response) => answer(response, 200, '{"choices": [{'),
  prose: (_asked, response) => answer(response, 200, completion("Sure! Here is your line.")),
  shape: (_asked, response) => answer(response, 200, completion('{"text": {"a": 1}}')),
  empty: (_asked, response) => answer(response, 200, saying(" \u200b ")),
  huge: (_asked, response) => answer(response, 200, saying("x".repeat(1_000_000))),
  hang: () => {},
  /** Knows no JSON mode. */
  plain: (asked, response, rest, tries) => {
    if (asked.body.response_format) answer(response, 400, ECHO(asked.authorization));
    else MOODS.ok?.(asked, response, rest, tries);
  },
  /** Fails the first time. */
  flaky: (asked, response, rest, tries) => {
    if (tries === 1) answer(response, 500, ECHO(asked.authorization));
    else MOODS.ok?.(asked, response, rest, tries);
  },
  "429": (asked, response) =>
    answer(response, 429, ECHO(asked.authorization), { "retry-after": "7" }),
  "307": (_asked, response) => answer(response, 307, "", { location: "/ok/v1/chat/completions" }),
};

function hear(request: IncomingMessage, then: (raw: string) => void): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => then(Buffer.concat(chunks).toString("utf8")));
}

export function modelStub(): Promise<{ url: string; server: Server }> {
  let all: AskedOfModel[] = [];
  let now = ["ok"];
  const server = createServer((request, response) => {
    const path = (request.url ?? "").slice(1).split("/").map(decodeURIComponent);
    const [mood = "", ...rest] = path[0] === "now" ? now : path;
    if (mood === "mood") {
      now = rest;
      response.end();
      return;
    }
    if (mood === "asked") {
      response.end(JSON.stringify(all));
      all = [];
      return;
    }
    hear(request, (raw) => {
      const asked = {
        authorization: request.headers.authorization ?? null,
        body: JSON.parse(raw),
      };
      all.push(asked);
      const said = rest[0] === "v1" ? [] : rest;
      const act = MOODS[mood];
      if (act) act(asked, response, said, all.length);
      else answer(response, Number(mood), ECHO(asked.authorization));
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
