/** The table of who may import whom (README, docs/decisions/0001); the house rule that newcomers rely on. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Folder → folders of ours it may import besides itself. */
const MAY_IMPORT: Record<string, string[]> = {
  resume: [],
  account: ["escape-html.ts"],
  ui: [],
  "pdf-text": [],
  photo: [],
  ats: [],
  room: ["resume"],
  writing: ["resume", "ats"],
  templates: ["resume", "escape-html.ts"],
  export: ["resume", "templates"],
  import: ["resume", "photo", "pdf-text"],
  api: ["resume", "account", "ats", "writing", "export"],
  downloads: ["api", "export", "ui"],
  db: ["resume", "ats", "room", "templates", "api", "context.ts"],
  auth: ["account", "room", "db", "api", "context.ts"],
  "sign-in": ["account", "api", "ui"],
  settings: ["account", "api", "sign-in", "downloads", "ui"],
  takeout: ["account", "auth", "db", "export", "room", "context.ts"],
  print: ["photo", "auth", "db", "api", "context.ts"],
  "parse-check": ["resume", "templates", "pdf-text"],
  viewer: ["ui", "pdf-text"],
  importing: ["resume", "import", "pdf-text", "templates", "viewer", "api", "ui"],
  copies: ["viewer", "gallery", "templates", "downloads", "api", "ui"],
  gallery: ["templates", "viewer", "ui"],
  landing: ["ui"],
  report: ["resume", "ats", "parse-check", "writing", "viewer", "api", "ui", "escape-html.ts"],
  share: ["room", "api", "ui"],
  "open-room": ["resume", "room", "api"],
  "own-photo": ["photo", "templates", "open-room", "api", "ui"],
  rewriting: ["resume", "room", "open-room", "writing", "api", "ui"],
  form: ["resume", "room", "templates", "open-room", "own-photo", "rewriting", "ui"],
  preview: ["resume", "room", "templates", "open-room", "ui"],
  design: ["resume", "templates", "open-room", "own-photo", "preview", "ui"],
  scoring: [
    "resume",
    "ats",
    "templates",
    "report",
    "open-room",
    "preview",
    "downloads",
    "api",
    "ui",
  ],
  versions: ["resume", "room", "templates", "open-room", "api", "ui"],
  presence: ["room", "open-room", "form", "ui"],
  discussion: [
    "resume",
    "room",
    "templates",
    "open-room",
    "form",
    "preview",
    "scoring",
    "presence",
    "ui",
  ],
  palette: ["resume", "room", "export", "open-room", "share", "versions", "ui"],
  builder: [
    "resume",
    "room",
    "templates",
    "export",
    "open-room",
    "own-photo",
    "form",
    "preview",
    "design",
    "scoring",
    "versions",
    "presence",
    "discussion",
    "share",
    "palette",
    "downloads",
    "api",
    "ui",
  ],
  dashboard: ["share", "resume", "ats", "templates", "room", "export", "ui", "api", "downloads"],
};
const PURE = [
  "resume",
  "ats",
  "templates",
  "room",
  "account",
  "export",
  "import",
  "pdf-text",
  "photo",
  "parse-check",
  "writing",
];
/** Screens and their parts. */
const WORKERS_MAY_NOT = [
  ...["routes", "ui", "viewer", "builder", "open-room", "own-photo", "form", "preview"],
  ...["rewriting", "design", "scoring", "versions", "presence", "discussion", "palette"],
];

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function importsOf(file: string): string[] {
  const code = readFileSync(join(ROOT, file), "utf8");
  const found = code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g);
  return [...found].map(([, name]) => name as string);
}

/** `app/ui/controls/button.tsx` for anything of ours, null for packages. */
function target(file: string, name: string): string | null {
  if (name.startsWith("#app/")) return name.replace("#app/", "app/");
  if (name.startsWith(".")) return relative(ROOT, join(ROOT, dirname(file), name));
  return null;
}
const roomOf = (path: string) => path.split("/")[1] as string;

const problems = (
  check: (file: string, name: string, to: string | null) => string | null,
  folder: string,
) =>
  sources(folder).flatMap((file) =>
    importsOf(file).flatMap((name) => check(file, name, target(file, name)) ?? []),
  );

test("every folder imports only what the table allows", () => {
  const found = problems((file, name, to) => {
    const from = roomOf(file);
    if (!to || !file.slice("app/".length).includes("/") || from === "routes") return null;
    if (!(from in MAY_IMPORT)) return `${file} is in a folder that the table does not know`;
    if (to.startsWith("app/")) {
      const room = roomOf(to);
      return room === from || MAY_IMPORT[from]?.includes(room) ? null : `${file} imports ${name}`;
    }
    return `${file} imports ${name}`;
  }, "app");
  expect(found).toEqual([]);
});

test("no folder imports one that imports it, by whatever way round", () => {
  const reached = (folder: string, seen = new Set<string>()): Set<string> => {
    for (const next of MAY_IMPORT[folder] ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reached(next, seen);
    }
    return seen;
  };
  expect(Object.keys(MAY_IMPORT).filter((folder) => reached(folder).has(folder))).toEqual([]);
});

test("app never imports workers", () => {
  const found = problems(
    (file, name, to) => (to?.startsWith("workers/") ? `${file} imports ${name}` : null),
    "app",
  );
  expect(found).toEqual([]);
});

test("workers import neither screens nor routes", () => {
  const found = problems((file, name, to) => {
    if (!to?.startsWith("app/")) return null;
    return WORKERS_MAY_NOT.includes(roomOf(to)) ? `${file} imports ${name}` : null;
  }, "workers");
  expect(found).toEqual([]);
});

test("pure folders know no platform, database, network, clock or chance", () => {
  const found = PURE.flatMap((folder) => {
    try {
      return sources(join("app", folder));
    } catch {
      return [];
    }
  }).flatMap((file) => {
    const code = readFileSync(join(ROOT, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const bad = [
      /["']cloudflare:/,
      /["']drizzle-orm/,
      /\bfetch\(/,
      /\bDate\.now\(/,
      /\bnew Date\(\)/,
      /\bMath\.random\(/,
      /\bcrypto\.(randomUUID|getRandomValues)\(/,
    ].filter((pattern) => pattern.test(code));
    const react = file.startsWith(join("app", "templates"))
      ? []
      : /["']react(-dom)?["'/]/.test(code)
        ? ["react"]
        : [];
    return [...bad, ...react].map((pattern) => `${file}: ${pattern}`);
  });
  expect(found).toEqual([]);
});

test("no folder is a drawer for everything, and nothing is re-exported from an index", () => {
  const found = sources("app").filter((file) =>
    /\/(utils|lib|helpers|common|services)\/|\/types\.ts$|\/index\.tsx?$/.test(file),
  );
  expect(found).toEqual([]);
});
