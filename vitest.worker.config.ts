/** The server from source in workerd, with real D1, R2 and rooms. A file of its own: Remix asks for one. */
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";
import { remixPlugins, serverBuildAlias } from "./vite.config.ts";

/** Tests get their own secret and the real budgets. */
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
      // Static files as they are, without a build: fonts for print.
      miniflare: { bindings: BINDINGS, assets: { directory: "./public", binding: "ASSETS" } },
    }),
  ],
  resolve: { alias: [serverBuildAlias] },
  test: {
    name: "worker",
    include: ["tests/worker/**/*.test.{ts,tsx}"],
    // Layouts carry their stylesheet as text; by default Vitest would give them an empty one.
    css: true,
    globalSetup: [
      "tests/support/local-browser.ts",
      "tests/support/request-recorder.ts",
      "tests/support/mail-servers.ts",
      "tests/support/model-stub.ts",
    ],
    // A fresh isolate a file costs 5 s; tests/support/worker.ts clears the state instead. As a set-up file it
    // runs for each test file; imported alone, only the first would get its beforeEach.
    isolate: false,
    setupFiles: ["./tests/support/worker.ts"],
    maxWorkers: 1,
    // A browser that starts on a busy machine takes its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Only what never comes takes it, however busy the machine is.
    expect: { poll: { timeout: 30_000 } },
    provide: {
      migrations: await readD1Migrations("./migrations"),
      seeds: { from: Number(process.env.SEEDS_FROM ?? 1), count: Number(process.env.SEEDS ?? 100) },
    },
  },
});
