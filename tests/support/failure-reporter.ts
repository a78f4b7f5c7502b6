/** Appends failed tests to the file `FAILURES`, so that `npm test` can list them again at the end. */
import { appendFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

const firstLine = (message: string | undefined) => message?.split("\n", 1)[0] ?? "";
const formatMessages = (errors: readonly { message?: string }[]) =>
  errors.map(({ message }) => `    ${firstLine(message)}\n`).join("");

export const failureReporter: Reporter = {
  onTestRunEnd(modules, unhandled) {
    const file = process.env.FAILURES;
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
