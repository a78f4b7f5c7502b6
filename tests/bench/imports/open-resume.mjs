/**
 * Runs the parser of a checkout of OpenResume (github.com/xitanggg/open-resume, with its packages installed) as it
 * is. Nothing of it is in this project, whose licence is another.
 */
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { createServer } from "vite";

/** What its web page loads pdf.js' worker by; in Node the worker is a module beside the rest. */
const WORKER_ENTRY = "pdfjs-dist/build/pdf.worker.entry";

/** @returns what reads a PDF's bytes, and what ends it */
export async function openOpenResume(folder) {
  const root = resolve(folder);
  const installed = createRequire(join(root, "package.json"));
  // For drawing, which reading does not do.
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
    resolve: { alias: [{ find: /^lib\//, replacement: `${join(root, "src/app/lib")}/` }] },
    plugins: [readsWithNode(installed)],
  });
  const { parseResumeFromPdf } = await server.ssrLoadModule(
    "/src/app/lib/parse-resume-from-pdf/index.ts",
  );
  return {
    async read(bytes) {
      // Each version of pdf.js looks for its worker here, ours too.
      const ours = globalThis.pdfjsWorker;
      globalThis.pdfjsWorker = itsWorker;
      try {
        // The argument is handed on to pdf.js, which takes bytes as well as an address.
        return toRead(await parseResumeFromPdf({ data: bytes.slice() }));
      } finally {
        globalThis.pdfjsWorker = ours;
      }
    },
    close: () => server.close(),
  };
}

function readsWithNode(installed) {
  const modules = {
    [WORKER_ENTRY]: "export default 'in this process';",
    "pdfjs-dist": `import { createRequire } from "node:module";
const pdfjs = createRequire(${JSON.stringify(installed.resolve("pdfjs-dist/package.json"))})("./legacy/build/pdf.js");
export const { getDocument, GlobalWorkerOptions } = pdfjs;`,
  };
  return {
    name: "pdfjs-of-node",
    enforce: "pre",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)],
  };
}

function toRead({ profile, workExperiences, educations, projects, skills }) {
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
