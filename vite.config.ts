import { readFileSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import {
  type ConfigEnv,
  defineConfig,
  type Plugin,
  type ResolvedConfig,
  type UserConfig,
} from "vite";
import { sharedChunks } from "./scripts/chunks.mjs";
import { loadTargetPage } from "./scripts/load-target-page.mjs";
import { buildPdfReader } from "./scripts/pdf-reader.mjs";
import { copyPdfjsFiles } from "./scripts/pdfjs-files.mjs";
import { shortPreloads } from "./scripts/preloads.mjs";
import { minifiedAgain, plainIcons, plainTemplateCss } from "./scripts/smaller.mjs";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Remix compiles routes in a child Vite server without a config file, in which the Worker plugin must not run. */
function isChildCompiler(
  config: (UserConfig | ResolvedConfig) & { configFile?: string | false },
): boolean {
  return config.configFile === false;
}

/** Replaces the Worker's import of the built server by Remix's virtual module, in development and tests. */
export const serverBuildAlias = {
  find: /^.*\/build\/server\/index\.js$/,
  replacement: "virtual:remix/server-build",
};

const ROUTES = ["app/root.tsx", "app/routes/**/*.{ts,tsx}"];

/** Copies the files of pdf.js to public/ before they are requested. */
function pdfFiles(): Plugin {
  return {
    name: "covitae:pdf-files",
    config(config) {
      if (isChildCompiler(config)) return;
      buildPdfReader();
      copyPdfjsFiles();
    },
  };
}

export function remixPlugins() {
  return [pdfFiles(), landingScript(), remixItself()];
}

const LANDING_SCRIPT = "app/entry.landing.ts";

/**
 * Bundles the script of the landing page, which React does not run, with the pages' scripts, and tells the server its
 * address by a virtual module.
 */
function landingScript(): Plugin {
  const virtual = "virtual:covitae/landing-script";
  let config: ResolvedConfig;
  const addressOf = (path: string) => `export default ${JSON.stringify(`/${path}`)};`;
  return {
    name: "covitae:landing-script",
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      if (config.command !== "build" || config.build.ssr || isChildCompiler(config)) return;
      this.emitFile({ type: "chunk", id: LANDING_SCRIPT, name: "landing-page" });
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return;
      if (config.command !== "build") return addressOf(LANDING_SCRIPT);
      // Only the server renders the page without React; it is built after the browser's part.
      if (!config.build.ssr) return addressOf("");
      const manifest = JSON.parse(readFileSync("build/client/.vite/manifest.json", "utf8"));
      return addressOf(manifest[LANDING_SCRIPT].file);
    },
  };
}

function remixItself() {
  return remix({
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_routeConfig: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
  });
}

/** Worker plugin for `remix vite:dev` only: rooms, D1, R2 and sockets in workerd, with hot reload. */
function workerOnServe({ command, mode }: ConfigEnv): Plugin[] {
  if (command !== "serve" || mode === "test") return [];
  const plugins = cloudflare({
    viteEnvironment: { name: "worker" },
    persistState: { path: process.env.STATE_DIR ?? ".wrangler/state" },
    inspectorPort: false,
  });
  return plugins.map((plugin) => ({ ...plugin, apply: (config) => !isChildCompiler(config) }));
}

/** Reloads the Worker's module graph when a route or the root changes, because it contains the server build. */
function reloadWorkerOnEdit(): Plugin {
  return {
    name: "covitae:reload-worker",
    apply: "serve",
    hotUpdate({ file }) {
      if (this.environment.name !== "worker" || !/\/(app|workers)\//.test(file)) return;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

/** Yjs warns by a colored log that brings a schema library along: 3 kB of the builder's first JavaScript. */
function plainYjsLog(): Plugin {
  const plain = "\0covitae:plain-yjs-log";
  return {
    name: "covitae:plain-yjs-log",
    enforce: "pre",
    apply: "build",
    resolveId: (id) => (id === "lib0/logging" ? plain : undefined),
    load: (id) => (id === plain ? PLAIN_LOG : undefined),
  };
}
const PLAIN_LOG = `const warn = (...parts) => console.warn(...parts.filter((part) => part !== ""));
export { warn as print, warn };
export const [BOLD, UNBOLD, RED, ORANGE] = ["", "", "", ""];`;

/**
 * Packages that the Worker's libraries import and nothing calls there: React's client for documents (49 kB gz), as pages
 * are rendered to text, and the sign-in by other sites (28 kB gz).
 */
function unusedInWorker(): Plugin {
  const stub = (id: string) => `\0covitae:stub/${id}`;
  return {
    name: "covitae:unused-in-worker",
    enforce: "pre",
    apply: "build",
    resolveId: (id, _importer, { ssr }) => (ssr && UNUSED_IN_WORKER.has(id) ? stub(id) : undefined),
    load: (id) => [...UNUSED_IN_WORKER].find(([name]) => stub(name) === id)?.[1],
  };
}
const UNUSED_IN_WORKER = new Map([
  [
    "react-dom",
    `const inDocument = () => {
  throw new Error("React DOM's client is not part of the Worker");
};
export { inDocument as createPortal, inDocument as flushSync };
export default { createPortal: inDocument, flushSync: inDocument };`,
  ],
  [
    "@better-auth/core/social-providers",
    `import { string } from "zod";
export const socialProviders = {};
export const SocialProviderListEnum = string();`,
  ],
]);

export default defineConfig((env) => ({
  plugins: [
    plainYjsLog(),
    loadTargetPage(),
    unusedInWorker(),
    sharedChunks(),
    shortPreloads(),
    plainIcons(),
    plainTemplateCss(),
    minifiedAgain(),
    tailwindcss(),
    ...workerOnServe(env),
    remixPlugins(),
    reloadWorkerOnEdit(),
  ],
  resolve: env.command === "serve" ? { alias: [serverBuildAlias] } : {},
  server: { port: Number(process.env.PORT ?? 8787), strictPort: true },
  worker: { plugins: () => [minifiedAgain()] },
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 800 },
  optimizeDeps: { entries: ["app/entry.client.tsx", ...ROUTES] },
  // Development only: Vite does not scan the virtual module by which the Worker's entry imports the routes.
  ...(env.command === "serve" && env.mode !== "test"
    ? {
        environments: {
          worker: {
            optimizeDeps: {
              entries: ["app/entry.server.tsx", ...ROUTES],
              include: ["react/jsx-dev-runtime"],
            },
          },
        },
      }
    : {}),
  ssr: {
    target: "webworker",
    noExternal: env.command === "build" ? true : undefined,
    external: ["@remix-run/cloudflare", "@remix-run/server-runtime", "@remix-run/router"],
    resolve: {
      conditions: ["workerd", "worker", "browser"],
      externalConditions: ["workerd", "worker"],
    },
  },
}));
