/**
 * Runs the unmodified parser of a checkout of OpenResume (github.com/xitanggg/open-resume) with its packages installed.
 * None of its code is in this project, which has a different license.
 */
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { createServer } from "vite";

/** The import by which its web page loads pdf.js' worker; in Node the worker is an ordinary module. */
const WORKER_ENTRY = "pdfjs-dist/build/pdf.worker.entry";

/** @returns a function that reads a PDF's bytes, and one that closes the parser */
export async function openOpenResume(folder) {
  const root = resolve(folder);
  const installed = createRequire(join(root, "package.json"));
  // Only needed for rendering, not for reading.
  globalThis.DOMMatrix ??= class {};
  globalThis.Path2D ??= class {};
  const itsWorker = installed("pdfjs-dist/legacy/build/pdf.worker.js");
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: ["@reduxjs/toolkit"] },
    resolve: { alias: [{ find: /^lib\//, replacement: `${join(root, "src/app/lib")}/` }] },
    plugins: [readsWithNode(installed)],
  });
  const { parseResumeFromPdf } = await server.ssrLoadModule(
    "/src/app/lib/parse-resume-from-pdf/index.ts",
  );
  return {
    async read(bytes) {
      // Every version of pdf.js, including ours, looks for its worker here.
      const ours = globalThis.pdfjsWorker;
      globalThis.pdfjsWorker = itsWorker;
      try {
        // The argument is passed to pdf.js, which accepts bytes as well as a URL.
        return toParsedResume(await parseResumeFromPdf({ data: bytes.slice() }));
      } finally {
        globalThis.pdfjsWorker = ours;
      }
    },
    close: () => server.close(),
  };
}

/** A plugin that replaces modules for browsers by those that run in Node. */
function readsWithNode(installed) {
  const modules = {
    [WORKER_ENTRY]: "export default 'in this process';",
    "pdfjs-dist": `import { createRequire } from "node:module";
const pdfjs = createRequire(${JSON.stringify(installed.resolve("pdfjs-dist/package.json"))})("./legacy/build/pdf.js");
export const { getDocument, GlobalWorkerOptions } = pdfjs;`,
    // Node does not find the named exports of its CommonJS file.
    "@reduxjs/toolkit": `import { createRequire } from "node:module";
export const { createSlice } = createRequire(${JSON.stringify(installed.resolve("pdfjs-dist/package.json"))})("@reduxjs/toolkit");`,
  };
  return {
    name: "pdfjs-of-node",
    enforce: "pre",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)],
  };
}

/** Converts its result to `ParsedResume` of common-fields.ts. */
function toParsedResume({ profile, workExperiences, educations, projects, skills }) {
  const { url, ...rest } = profile;
  return {
    profile: rest,
    urls: [url].filter(Boolean),
    workExperiences,
    educations,
    projects,
    skills: [...skills.featuredSkills.map(({ skill }) => skill), ...skills.descriptions],
  };
}
