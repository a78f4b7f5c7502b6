/** Random requests to every route: methods, addresses, content types, bodies and headers that no page of ours sends. */
import type { SeededRandom } from "./seeded-random.ts";

export interface MutatedRequest {
  method: string;
  /** Path and query as they are sent, possibly not a well-formed address. */
  target: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
}
/** The sender of a request, with the ids of things that exist. */
export interface Sender {
  origin: string;
  token: string;
  cookie: string;
  ids: readonly string[];
}

/** The address patterns in the source of app/routes.ts. */
export const routePatterns = (source: string): string[] => [
  ...[...source.matchAll(/\broute\(\s*"([^"]+)"/g)].map(([, path]) => `/${path}`),
  ...["/", "/api/room", "/__manifest", "/_root"],
];

const METHODS = [
  "GET",
  "GET",
  "POST",
  "POST",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "HEAD",
  "OPTIONS",
  "PROPFIND",
];
const ODD_SEGMENTS = [
  ...["%00", "%", "%ff%fe", "%2e%2e", "..%2f..%2f", "%5c", "__proto__", "constructor", "toString"],
  ...[
    "-1",
    "0",
    "1e9",
    "null",
    "undefined",
    "'",
    '"><b>',
    "a b",
    "ü",
    "😀",
    ";x=1",
    "x".repeat(5_000),
  ],
];
const ODD_QUERIES = [
  ...[
    "",
    "",
    "",
    "?",
    "?index",
    "?%",
    "?%ff",
    "?a[]=1&a[]=2",
    "?__proto__=1",
    "?resume=x&resume=y",
  ],
  ...[
    "?_data=routes/x",
    "?_routes=",
    "?_routes=routes/resume/templates,root",
    "?p=/&p=%2Fx&version=1",
  ],
  ...[
    "?format=pdf",
    "?format=docx",
    "?format=__proto__",
    "?template=constructor&category=toString",
  ],
  ...[
    "?redirectTo=//evil.example",
    "?redirectTo=%00",
    "?page=-1",
    "?resumeId=x",
    `?q=${"x".repeat(4_000)}`,
  ],
];
const FORM = "application/x-www-form-urlencoded";
const CONTENT_TYPES = [
  ...["application/json", "application/json", "application/json; charset=utf-7", "text/json"],
  ...[FORM, FORM, "multipart/form-data", "multipart/form-data; boundary=", "text/plain", "garbage"],
  ...[
    "multipart/form-data; boundary=b",
    "multipart/form-data; boundary=b",
    "application/octet-stream",
    ";",
  ],
];
const FIELDS = [
  ...["email", "password", "fullName", "otp", "pending", "token", "newPassword", "currentPassword"],
  ...[
    "templateId",
    "template",
    "resume",
    "title",
    "content",
    "design",
    "jobDescription",
    "rev",
    "sync",
  ],
  ...[
    "resumeText",
    "jobDescriptionText",
    "html",
    "resumeId",
    "role",
    "expiresAt",
    "name",
    "allowDownload",
  ],
  ...[
    "decision",
    "isOn",
    "slug",
    "text",
    "kind",
    "bullet",
    "stateVector",
    "update",
    "epoch",
    "__proto__",
  ],
];
const ODD_JSON = [
  ...[
    "",
    "null",
    "[]",
    "{}",
    '"x"',
    "{",
    '{"a":',
    "1e999",
    "[[[[[[",
    "\0",
    "\ufeff{}",
    '{"\\ud800":1}',
  ],
  `${"[".repeat(20_000)}`,
  `{"content":${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}}`,
];
const PNG = "\x89PNG\r\n\x1a\n";
const PARTS = [
  `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${PNG}\r\n--b--\r\n`,
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.docx"\r\n\r\nPK\x03\x04\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="template"\r\n\r\nsales-impact\r\n--b--\r\n',
  ...["--b\r\n\r\n", "--b--", "--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--\r\n", "--c"],
];

export function mutatedRequest(
  { next, below, pick }: SeededRandom,
  patterns: readonly string[],
  sender: Sender,
): MutatedRequest {
  const isLikely = () => next() < 0.7;
  const method = pick(METHODS);

  function segment(): string {
    return isLikely() ? pick(sender.ids) : pick(ODD_SEGMENTS);
  }
  /** Three quarters of the paths stay; each of the five changes is made in a twentieth. */
  function alterPath(path: string): string {
    const chance = next();
    if (chance < 0.75) return path;
    if (chance < 0.8) return `${path}/`;
    if (chance < 0.85) return `${path}.data`;
    if (chance < 0.9) return `/${path}//`;
    if (chance < 0.95) return `${path}/${segment()}`;
    return path.toUpperCase();
  }
  function target(): string {
    const path = pick(patterns)
      .split("/")
      .map((part) => (part.startsWith(":") || part === "*" ? segment() : part))
      .join("/");
    return alterPath(path) + pick(ODD_QUERIES);
  }

  function value(depth = 0): unknown {
    const kinds = [
      () => null,
      () => next() < 0.5,
      () => pick([0, -1, 1.5, 1e308, 2 ** 53]),
      () => pick(["", "x", "\0", "\ud800", "😀", "2024-13", "{}", "a@b.c", "AAAA", "=", "../x"]),
      () => pick(sender.ids),
      () => "x".repeat(below(3_000)),
      () => Array.from({ length: below(4) }, () => (depth < 3 ? value(depth + 1) : 1)),
      () => (depth < 3 ? fields(depth + 1) : {}),
    ];
    return pick(kinds)();
  }
  function fields(depth = 0): Record<string, unknown> {
    return Object.fromEntries(
      Array.from({ length: 1 + below(5) }, () => [pick(FIELDS), value(depth)]),
    );
  }

  function body(type: string | null): MutatedRequest["body"] {
    if (method === "GET" || method === "HEAD" || next() < 0.15) return null;
    if (next() < 0.1) return Uint8Array.from({ length: below(2_000) }, () => below(256));
    if (type?.startsWith("multipart") && isLikely()) return pick(PARTS);
    if (type === FORM && isLikely()) {
      return pick([
        "a=b",
        "%%%",
        "template=sales-impact",
        `template=&resume=${segment()}`,
        "name=x",
        "&=&",
      ]);
    }
    return isLikely() ? JSON.stringify(fields()) : pick(ODD_JSON);
  }

  const headers: Record<string, string> = {};
  const add = (chance: number, name: string, values: readonly string[]) => {
    if (next() < chance) headers[name] = pick(values);
  };
  add(0.85, "content-type", CONTENT_TYPES);
  add(0.6, "origin", [
    sender.origin,
    sender.origin,
    sender.origin,
    "null",
    "https://x.example",
    "%",
  ]);
  add(0.7, "authorization", [
    `Bearer ${sender.token}`,
    `Bearer ${sender.token}`,
    "Bearer",
    "Basic eA==",
    "x",
  ]);
  add(0.6, "cookie", [sender.cookie, sender.cookie, "a", "=", "__Host-session=x; session=%", ";;"]);
  add(0.2, "accept", ["application/json", "text/html", "*/*", "garbage", ""]);
  add(0.1, "if-match", ['"1"', "*", "W/x", '"-1"', "1,2"]);
  add(0.1, "x-share-token", ["x", "%00", "0".repeat(64)]);
  add(0.1, "x-guest", ["x", "a.b", "."]);
  add(0.1, "x-forwarded-host", ["x.example", "%", ""]);
  add(0.1, "range", ["bytes=0-0", "bytes=9-1", "x"]);
  add(0.1, "user-agent", ["Googlebot/2.1", ""]);
  add(0.05, "upgrade", ["websocket", "h2c"]);
  add(0.05, "sec-fetch-site", ["cross-site", "same-origin", "x"]);
  add(0.05, "accept-language", ["xx-YY;q=z", "*"]);
  const sent = body(headers["content-type"] ?? null);
  return { method, target: target(), headers, body: sent };
}

/** For the message of a failing test: enough to send it again. */
export const describeRequest = ({ method, target, headers, body }: MutatedRequest): string =>
  `${method} ${target.slice(0, 300)} ${JSON.stringify(headers).slice(0, 600)} ${String(body).slice(0, 300)}`;
