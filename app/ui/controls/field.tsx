/** Form controls with a label, hint and error that are all linked for screen readers. */
import { CircleAlert, Eye, EyeOff } from "lucide-react";
import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { TEXTS } from "./texts.ts";

interface LabeledProps {
  label: string;
  /** Adds '(optional)' after the label [spec 2]. */
  optional?: boolean;
  hint?: ReactNode;
  error?: string | null;
}

const CONTROL_CLASS =
  "w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 py-2 text-ink placeholder:text-ink-faint [&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-bad pointer-coarse:text-base";

function useField({ hint, error }: Pick<LabeledProps, "hint" | "error">, explicitId?: string) {
  const generatedId = useId();
  const id = explicitId ?? generatedId;
  const describedBy = [error ? `${id}-error` : null, hint ? `${id}-hint` : null]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy || undefined,
  };
}

export function FieldFrame({
  id,
  label,
  optional,
  hint,
  error,
  children,
}: LabeledProps & { id: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-faint"> {TEXTS.optional}</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden size={16} className="mt-[0.2em] shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

export const TextField = forwardRef<
  HTMLInputElement,
  InputHTMLAttributes<HTMLInputElement> & LabeledProps
>(function TextField({ label, optional, hint, error, className, id, ...rest }, ref) {
  const field = useField({ hint, error }, id);
  return (
    <FieldFrame id={field.id} label={label} optional={optional} hint={hint} error={error}>
      <input
        ref={ref}
        className={classNames(CONTROL_CLASS, "min-h-10", className)}
        {...field}
        {...rest}
      />
    </FieldFrame>
  );
});

/** A password field with a button to show the password; the choice is not stored. */
export const PasswordField = forwardRef<
  HTMLInputElement,
  Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & LabeledProps
>(function PasswordField({ label, optional, hint, error, className, id, ...rest }, ref) {
  const field = useField({ hint, error }, id);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame id={field.id} label={label} optional={optional} hint={hint} error={error}>
      <div className="relative">
        <input
          ref={ref}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          className={classNames(CONTROL_CLASS, "min-h-10 pr-11", className)}
          {...field}
          {...rest}
        />
        <button
          type="button"
          aria-label={isShown ? TEXTS.hideWhatYouTyped : TEXTS.showWhatYouTyped}
          aria-controls={field.id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden size={18} />
        </button>
      </div>
    </FieldFrame>
  );
});

export const TextArea = forwardRef<
  HTMLTextAreaElement,
  TextareaHTMLAttributes<HTMLTextAreaElement> &
    LabeledProps & {
      /** Rendered over the text area, in the same grid cell. */
      overlay?: ReactNode;
    }
>(function TextArea({ label, optional, hint, error, className, overlay, id, ...rest }, ref) {
  const field = useField({ hint, error }, id);
  const area = (
    <textarea
      ref={ref}
      className={classNames(CONTROL_CLASS, "resize-y", className)}
      {...field}
      {...rest}
    />
  );
  return (
    <FieldFrame id={field.id} label={label} optional={optional} hint={hint} error={error}>
      {overlay ? (
        <div className="grid grid-cols-[minmax(0,1fr)]">
          {area}
          {overlay}
        </div>
      ) : (
        area
      )}
    </FieldFrame>
  );
});

export const SelectField = forwardRef<
  HTMLSelectElement,
  SelectHTMLAttributes<HTMLSelectElement> & LabeledProps
>(function SelectField({ label, optional, hint, error, className, id, children, ...rest }, ref) {
  const field = useField({ hint, error }, id);
  return (
    <FieldFrame id={field.id} label={label} optional={optional} hint={hint} error={error}>
      <select
        ref={ref}
        className={classNames(CONTROL_CLASS, "min-h-10", className)}
        {...field}
        {...rest}
      >
        {children}
      </select>
    </FieldFrame>
  );
});

export const CheckboxField = forwardRef<
  HTMLInputElement,
  Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & { label: ReactNode }
>(function CheckboxField({ label, id, className, ...rest }, ref) {
  const generatedId = useId();
  return (
    <div className={classNames("flex flex-wrap items-center gap-2.5", className)}>
      <input
        ref={ref}
        type="checkbox"
        id={id ?? generatedId}
        className="peer size-4.5 shrink-0 accent-accent aria-disabled:opacity-60"
        {...rest}
      />
      <label
        htmlFor={id ?? generatedId}
        className="max-w-[calc(100%-1.75rem)] py-0.5 text-sm peer-disabled:opacity-60 peer-aria-disabled:opacity-60"
      >
        {label}
      </label>
    </div>
  );
});
