/** A form of the account screens: checked by the same schema as the server, then sent; what failed is kept. */
import { type FormEvent, useEffect, useState } from "react";
import * as v from "valibot";

type FormSchema = v.GenericSchema<unknown, Record<string, unknown>>;

export function useAccountForm<const S extends FormSchema>({
  schema,
  send,
  describe,
}: {
  schema: S;
  send(values: v.InferOutput<S>): Promise<void>;
  /** The sentence for what `send` threw; null when it has been dealt with. */
  describe(error: unknown): string | null;
}) {
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isReady = useIsReady();

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setFailure(null);
    const parsed = v.safeParse(schema, Object.fromEntries(new FormData(form)));
    if (!parsed.success) {
      const found = firstErrors(parsed.issues);
      setErrors(found);
      focusFirst(form, found);
      return;
    }
    setErrors({});
    setIsBusy(true);
    try {
      await send(parsed.output);
    } catch (error) {
      setFailure(describe(error));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    errors,
    failure,
    isBusy,
    setFailure,
    /** The method matters before scripts run: a GET would put the password into the address. */
    formProps: { method: "post" as const, noValidate: true, onSubmit },
    submitProps: { isBusy, isReady },
  };
}

/** False in the server's HTML, where nothing would answer a click yet. */
function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return isReady;
}

function firstErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of issues) found[v.getDotPath(issue) ?? ""] ??= issue.message;
  return found;
}

function focusFirst(form: HTMLFormElement, found: Record<string, string>): void {
  const controls = [...form.elements].filter((control) => control instanceof HTMLInputElement);
  controls.find(({ name }) => name in found)?.focus();
}
