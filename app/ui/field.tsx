/** Labelled controls: every one is found by its label and tells its error and hint to screen readers. */
import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { classNames } from "./class-names.ts";

interface Labelled {
  label: string;
  /** Adds '(optional)' after the label [spec 2]. */
  optional?: boolean;
  hint?: ReactNode;
  error?: string | null;
}

const CONTROL =
  "w-full rounded-control border bg-raised px-3 py-2 text-ink placeholder:text-ink-faint disabled:opacity-60 aria-invalid:border-bad border-line-strong";

function useField({ hint, error }: Pick<Labelled, "hint" | "error">, given?: string) {
  const made = useId();
  const id = given ?? made;
  const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

export function FieldFrame({
  id,
  label,
  optional,
  hint,
  error,
  children,
}: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-faint"> (optional)</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export const TextField = forwardRef<
  HTMLInputElement,
  InputHTMLAttributes<HTMLInputElement> & Labelled
>(function TextField({ label, optional, hint, error, className, id, ...rest }, ref) {
  const field = useField({ hint, error }, id);
  return (
    <FieldFrame id={field.id} label={label} optional={optional} hint={hint} error={error}>
      <input
        ref={ref}
        className={classNames(CONTROL, "min-h-10", className)}
        {...field}
        {...rest}
      />
    </FieldFrame>
  );
});

export const TextArea = forwardRef<
  HTMLTextAreaElement,
  TextareaHTMLAttributes<HTMLTextAreaElement> & Labelled
>(function TextArea({ label, optional, hint, error, className, id, ...rest }, ref) {
  const field = useField({ hint, error }, id);
  return (
    <FieldFrame id={field.id} label={label} optional={optional} hint={hint} error={error}>
      <textarea ref={ref} className={classNames(CONTROL, className)} {...field} {...rest} />
    </FieldFrame>
  );
});

export const SelectField = forwardRef<
  HTMLSelectElement,
  SelectHTMLAttributes<HTMLSelectElement> & Labelled
>(function SelectField({ label, optional, hint, error, className, id, children, ...rest }, ref) {
  const field = useField({ hint, error }, id);
  return (
    <FieldFrame id={field.id} label={label} optional={optional} hint={hint} error={error}>
      <select ref={ref} className={classNames(CONTROL, "min-h-10", className)} {...field} {...rest}>
        {children}
      </select>
    </FieldFrame>
  );
});

export const CheckboxField = forwardRef<
  HTMLInputElement,
  Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & { label: string }
>(function CheckboxField({ label, id, className, ...rest }, ref) {
  const made = useId();
  return (
    <div className={classNames("flex items-center gap-2", className)}>
      <input ref={ref} type="checkbox" id={id ?? made} className="size-4 accent-accent" {...rest} />
      <label htmlFor={id ?? made} className="text-sm">
        {label}
      </label>
    </div>
  );
});
