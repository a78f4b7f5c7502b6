/** Appends failed tests to the file `FAILURES` and skipped ones to `SKIPPED`; `npm test` names them at the end. */
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { ROOT } from "../../scripts/server.mjs";

/** What Vitest tells of an error; `stacks` begins with the innermost of the project's own lines. */
interface TestFailure {
  message?: string;
  stacks?: readonly { file: string; line: number }[];
}

/** The first lines of a message. In a browser test, the third line says what the test waited for. */
const firstLines = (message: string | undefined) =>
  (message ?? "").split("\n", 4).filter((line) => line.trim() !== "");
const formatMessages = (errors: readonly TestFailure[]) =>
  errors
    .flatMap(({ message, stacks = [] }) => [
      ...firstLines(message),
      ...stacks.slice(0, 2).map(({ file, line }) => `at ${relative(ROOT, file)}:${line}`),
    ])
    .map((line) => `    ${line.trim()}\n`)
    .join("");

export const failureReporter: Reporter = {
  onTestRunEnd(modules, unhandled) {
    const { FAILURES: file, SKIPPED: skipped } = process.env;
    if (skipped) appendFileSync(skipped, modules.map(skippedOf).join(""));
    if (!file) return;
    appendFileSync(file, modules.map(failuresOf).join(""));
    if (unhandled.length > 0)
      appendFileSync(file, `  outside of any test\n${formatMessages(unhandled)}`);
  },
};

function failuresOf(module: TestModule): string {
  const titleLine = (name?: string) =>
    `  ${[module.relativeModuleId, name].filter(Boolean).join(" > ")}\n`;
  const formatErrors = (errors: readonly TestFailure[] | undefined, name?: string) =>
    errors && errors.length > 0 ? titleLine(name) + formatMessages(errors) : "";
  return [
    formatErrors(module.errors()),
    ...Array.from(module.children.allSuites(), (suite) =>
      formatErrors(suite.errors(), suite.fullName),
    ),
    ...Array.from(module.children.allTests("failed"), (test) =>
      formatErrors(test.result().errors, test.fullName),
    ),
  ].join("");
}

const skippedOf = (module: TestModule): string =>
  Array.from(module.children.allTests("skipped"), (test) => `${test.fullName}\n`).join("");
