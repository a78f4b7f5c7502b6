/**
 * Import rules (docs/decisions/0001). `app` has five layers, each of which imports only the ones below: routes →
 * screens and editor → features → client and ui → core; `server` and `workers` are beside the screens.
 */

/** Folders of a layer and the folders in the same layer that they may import; unlisted folders may import none. */
const CORE = {
  account: ["escape-html.ts"],
  "api-contract": ["account", "ats", "collab", "export", "resume", "writing-advice"],
  ats: ["gunzip-if-needed.ts", "bullets.ts"],
  collab: ["resume"],
  export: ["pdf-file", "resume", "resume-languages", "templates"],
  import: [
    "dates.ts",
    "gunzip-if-needed.ts",
    "pdf-creator.ts",
    "pdf-text",
    "photo",
    "resume",
    "resume-languages",
  ],
  "pdf-check": ["dates.ts", "pdf-text", "resume", "resume-languages", "templates"],
  "pdf-file": ["escape-html.ts", "pdf-creator.ts"],
  "pdf-text": ["dates.ts", "resume-languages"],
  resume: ["bullets.ts"],
  templates: ["escape-html.ts", "resume", "resume-languages"],
  "writing-advice": ["ats", "resume"],
};
const FEATURES = {
  "score-report": ["pdf-viewer", "stored-account-menu.tsx"],
};
/** `sync` holds the open resume: every part of the editor may import it, and it imports none of them. */
const EDITOR = {
  shell: "*",
  advice: ["sync"],
  "ai-rewrite": ["sync"],
  "command-palette": ["sync", "advice", "match", "versions"],
  comments: ["sync", "form", "page", "match", "presence", "selection"],
  selection: ["sync", "form", "page"],
  design: ["sync", "page", "photo"],
  finish: ["sync"],
  form: ["sync", "photo", "advice", "ai-rewrite"],
  match: ["sync", "page", "presence", "selection"],
  page: ["sync"],
  photo: ["sync"],
  presence: ["sync", "form", "page"],
  "tip-marks": ["sync", "advice", "ai-rewrite", "form", "page", "presence"],
  versions: ["sync"],
};

const escapePattern = (text) => text.replaceAll(/[.\-/]/g, (sign) => `\\${sign}`);
const anyOf = (names) => `(?:${names.map(escapePattern).join("|")})(?:/|$)`;

/** One rule per folder of `layer`, which forbids imports of all but the allowed folders in the same layer. */
function neighbors(layer, folders, allowed) {
  return folders
    .filter((name) => allowed[name] !== "*")
    .map((name) => ({
      name: `${layer}/${name}`,
      comment: `${layer}/${name} imports, of ${layer}, only what .dependency-cruiser.mjs lists.`,
      severity: "error",
      from: { path: `^app/${layer}/${escapePattern(name)}/`, pathNot: "\\.test\\.tsx?$" },
      to: {
        path: `^app/${layer}/`,
        pathNot: `^app/${layer}/${anyOf([name, ...(allowed[name] ?? [])])}`,
      },
    }));
}

/** A rule that a layer imports only the given folders of this project. */
const layer = (name, from, may) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^(?:app|workers|scripts|tests)/", pathNot: `^(?:${may.join("|")})` },
});

const CORE_FOLDERS = [
  "account",
  "api-contract",
  "ats",
  "collab",
  "export",
  "import",
  "pdf-check",
  "pdf-file",
  "pdf-text",
  "photo",
  "resume",
  "resume-languages",
  "templates",
  "writing-advice",
];

export default {
  forbidden: [
    {
      name: "no-circle",
      comment: "Files that import each other cannot be read or loaded one after the other.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    layer("core", "^app/core/", ["app/core/"]),
    layer("ui", "^app/ui/", ["app/ui/"]),
    layer("client", "^app/client/", ["app/client/", "app/core/"]),
    layer("features", "^app/features/", ["app/features/", "app/client/", "app/core/", "app/ui/"]),
    layer("editor", "^app/editor/", [
      "app/editor/",
      "app/features/",
      "app/client/",
      "app/core/",
      "app/ui/",
    ]),
    {
      ...layer("screens", "^app/screens/([^/]+)/", [
        "app/screens/$1/",
        "app/features/",
        "app/client/",
        "app/core/",
        "app/ui/",
      ]),
      comment: "A screen imports no other screen; what two of them use is a feature.",
    },
    layer("server", "^app/server/", ["app/server/", "app/core/"]),
    layer("workers", "^workers/", ["workers/", "app/server/", "app/core/", "build/"]),
    {
      name: "app-never-imports-workers",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^workers/" },
    },
    {
      name: "core-is-pure",
      comment: "No platform, database or network in core; React in templates alone.",
      severity: "error",
      from: { path: "^app/core/", pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^(?:cloudflare:|node:)|node_modules/(?:drizzle-orm|@remix-run|@cloudflare|partysocket|playwright-core)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "react-in-templates-alone",
      severity: "error",
      from: { path: "^app/core/", pathNot: "^app/core/templates/|\\.test\\.tsx?$" },
      to: { path: "node_modules/react(?:-dom)?/" },
    },
    ...neighbors("core", CORE_FOLDERS, CORE),
    ...neighbors(
      "features",
      ["account-forms", "downloads", "pdf-viewer", "score-estimate", "score-report", "share"],
      FEATURES,
    ),
    ...neighbors("editor", ["sync", ...Object.keys(EDITOR)], EDITOR),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    includeOnly: "^(?:app|workers)/|^node_modules/|^(?:node|cloudflare):",
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
