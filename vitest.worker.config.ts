/** Worker tests: the server from source in workerd with real D1, R2 and rooms. A separate file, as Remix requires. */
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";
import { remixPlugins, serverBuildAlias } from "./vite.config.ts";

/** Tests use their own secret and the production rate limits. */
const BINDINGS = {
  SESSION_SECRET: "test-secret-test-secret-test-secret",
  MAIL: "outbox",
  BUDGETS: "production",
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    ...remixPlugins(),
    cloudflareTest({
      main: "./workers/app.ts",
      wrangler: { configPath: "./wrangler.toml" },
      // Serves the static files without a build, for example fonts for printing.
      miniflare: { bindings: BINDINGS, assets: { directory: "./public", binding: "ASSETS" } },
    }),
  ],
  resolve: { alias: [serverBuildAlias] },
  test: {
    name: "worker",
    include: ["tests/worker/**/*.test.{ts,tsx}"],
    // Layouts import their stylesheets as text, which would be empty by default in Vitest.
    css: true,
    globalSetup: [
      "tests/support/local-browser.ts",
      "tests/support/request-recorder.ts",
      "tests/support/mail-servers.ts",
      "tests/support/model-stub.ts",
    ],
    // A new isolate per file costs 5 s, so tests/support/worker.ts clears the state instead. It is a setup file, because
    // an import would register its beforeEach only for the first test file.
    isolate: false,
    setupFiles: ["./tests/support/worker.ts"],
    maxWorkers: 1,
    // Starting a browser is slow on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Long enough for a busy machine; only a failing test waits this long.
    expect: { poll: { timeout: 30_000 } },
    provide: {
      migrations: await readD1Migrations("./migrations"),
      seeds: { from: Number(process.env.SEEDS_FROM ?? 1), count: Number(process.env.SEEDS ?? 100) },
    },
  },
});
