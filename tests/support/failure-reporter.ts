/** Writes what failed into the file `FAILURES`, so that `npm test` can say it once more at the very end. */
import { appendFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

const brief = (message: string | undefined) => message?.split("\n", 1)[0] ?? "";
const inOrder = (errors: readonly { message?: string }[]) =>
  errors.map(({ message }) => `    ${brief(message)}\n`).join("");

export const nameFailures: Reporter = {
  onTestRunEnd(modules, unhandled) {
    const file = process.env.FAILURES;
    if (!file) return;
    appendFileSync(file, modules.map(failuresOf).join(""));
    if (unhandled.length > 0) appendFileSync(file, `  outside of any test\n${inOrder(unhandled)}`);
  },
};

function failuresOf(module: TestModule): string {
  const at = (name?: string) =>
    `  ${[module.relativeModuleId, name].filter(Boolean).join(" > ")}\n`;
  const told = (errors: readonly { message?: string }[] | undefined, name?: string) =>
    errors && errors.length > 0 ? at(name) + inOrder(errors) : "";
  return [
    told(module.errors()),
    ...Array.from(module.children.allSuites(), (suite) => told(suite.errors(), suite.fullName)),
    ...Array.from(module.children.allTests("failed"), (test) =>
      told(test.result().errors, test.fullName),
    ),
  ].join("");
}
