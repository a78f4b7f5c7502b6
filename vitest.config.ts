import { defineConfig } from "vitest/config";
import { failureReporter } from "./tests/support/failure-reporter.ts";

export default defineConfig({
  test: {
    reporters: ["default", failureReporter],
    projects: [
      {
        test: {
          name: "unit",
          // One process runs several files: importing the product anew takes as long as most tests.
          isolate: false,
          environment: "node",
          // Layouts import their stylesheets as text, which would be empty by default in Vitest.
          css: true,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          include: ["app/**/*.test.{ts,tsx}", "tests/unit/*.test.ts", "scripts/**/*.test.ts"],
        },
      },
      {
        // What takes whole seconds of computing, which `npm run test:quick` leaves to `npm test`.
        test: {
          name: "long",
          isolate: false,
          environment: "node",
          css: true,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          include: ["tests/long/*.test.ts"],
        },
      },
      {
        // Prints pages with a real browser and reads them back with several programs.
        test: {
          name: "print",
          // One process runs several files: importing the readers anew takes seconds of each.
          isolate: false,
          environment: "node",
          css: true,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          include: ["tests/print/*.test.ts"],
        },
      },
      "./vitest.worker.config.ts",
      {
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/support/e2e-server.ts"],
          setupFiles: ["tests/support/close-connections.ts"],
          isolate: false,
          maxWorkers: 1,
          testTimeout: 480_000,
          hookTimeout: 480_000,
          // As long as in tests/support/browser.ts; only a failing test waits this long.
          expect: { poll: { timeout: 90_000 } },
        },
      },
    ],
  },
});
