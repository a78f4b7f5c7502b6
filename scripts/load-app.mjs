/** Lets scripts import modules of app/ that need Vite, for JSX and stylesheets as text. */
import { createServer } from "vite";

/** @returns {Promise<{ load(path: string): Promise<any>, close(): Promise<void> }>} */
export async function openApp() {
  const server = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    esbuild: { jsx: "automatic" },
  });
  return { load: (path) => server.ssrLoadModule(path), close: () => server.close() };
}
