/** Appends failed tests to the file `FAILURES` and skipped ones to `SKIPPED`; `npm test` names them at the end. */
import { appendFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

const firstLine = (message: string | undefined) => message?.split("\n", 1)[0] ?? "";
const formatMessages = (errors: readonly { message?: string }[]) =>
  errors.map(({ message }) => `    ${firstLine(message)}\n`).join("");

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
  const at = (name?: string) =>
    `  ${[module.relativeModuleId, name].filter(Boolean).join(" > ")}\n`;
  const formatErrors = (errors: readonly { message?: string }[] | undefined, name?: string) =>
    errors && errors.length > 0 ? at(name) + formatMessages(errors) : "";
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
