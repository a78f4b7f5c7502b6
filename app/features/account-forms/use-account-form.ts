/** State of an account form: validates with the server's schema, submits, and keeps the errors. */
import { type FormEvent, useEffect, useState } from "react";
import * as v from "valibot";

type FormSchema = v.GenericSchema<unknown, Record<string, unknown>>;

export function useAccountForm<const S extends FormSchema>({
  schema,
  send,
  describeError,
}: {
  schema: S;
  send(values: v.InferOutput<S>): Promise<void>;
  /** The message for an error thrown by `send`; null when it is already handled. */
  describeError(error: unknown): string | null;
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
      const firstIssues = firstErrors(parsed.issues);
      setErrors(firstIssues);
      focusFirstInvalid(form, firstIssues);
      return;
    }
    setErrors({});
    setIsBusy(true);
    try {
      await send(parsed.output);
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    errors,
    failure,
    isBusy,
    setFailure,
    /** Shows an error on one field, for actions other than submitting. */
    setFieldError: (name: string, message: string) => setErrors({ [name]: message }),
    /** POST, because a GET submitted before hydration would put the password into the URL. */
    formProps: { method: "post" as const, noValidate: true, onSubmit },
    submitProps: { isBusy, isReady },
  };
}

/** False until hydration, because a click would do nothing before that. */
function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return isReady;
}

function firstErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? ""] ??= issue.message;
  return errors;
}

function focusFirstInvalid(form: HTMLFormElement, errors: Record<string, string>): void {
  const controls = [...form.elements].filter((control) => control instanceof HTMLInputElement);
  controls.find(({ name }) => name in errors)?.focus();
}
