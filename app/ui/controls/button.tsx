/** Buttons, and links styled as buttons. */
import { Link, type LinkProps } from "@remix-run/react";
import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { classNames } from "./class-names.ts";

type ButtonStyle = {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "small" | "medium" | "large";
};

const VARIANTS = {
  primary: "border-transparent bg-accent text-on-accent enabled-hover:bg-accent-strong",
  secondary: "border-line-strong bg-raised text-ink enabled-hover:bg-sunken",
  quiet: "border-transparent text-ink-soft enabled-hover:bg-sunken enabled-hover:text-ink",
  danger: "border-bad bg-raised text-bad enabled-hover:bg-bad-wash",
} as const;
/** Touch targets are larger than pointer targets. */
const SIZES = {
  small: "min-h-8 px-3 text-sm pointer-coarse:min-h-10",
  medium: "min-h-10 px-4 pointer-coarse:min-h-11",
  large: "min-h-12 px-6 text-base",
} as const;
const SQUARES = {
  small: "size-8 pointer-coarse:size-10",
  medium: "size-10 pointer-coarse:size-11",
  large: "size-12",
} as const;

function baseClass(variant: ButtonStyle["variant"] = "secondary"): string {
  return classNames(
    "inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-semibold transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
    VARIANTS[variant],
  );
}

function buttonClass({ variant, size = "medium" }: ButtonStyle, extra?: string): string {
  return classNames(baseClass(variant), SIZES[size], "py-1.5 text-center leading-tight", extra);
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonStyle & {
    /** Disables the button and shows a spinner; the caller provides the text. */
    busy?: boolean;
  };

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, className, type = "button", busy = false, disabled, children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClass({ variant, size }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
});

/** A link styled as a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonStyle) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />;
}

/** A square icon button; `label` is its accessible name and tooltip. */
export const IconButton = forwardRef<
  HTMLButtonElement,
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> &
    ButtonStyle & { label: string; children: ReactNode }
>(function IconButton(
  { variant = "quiet", size = "medium", className, label, type = "button", ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(baseClass(variant), SQUARES[size], className)}
      {...rest}
    />
  );
});
