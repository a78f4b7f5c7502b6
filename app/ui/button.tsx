import { Link, type LinkProps } from "@remix-run/react";
import { type ButtonHTMLAttributes, forwardRef } from "react";
import { classNames } from "./class-names.ts";

type Look = {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "small" | "medium" | "large";
};

const VARIANTS = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border border-line-strong bg-raised text-ink hover:bg-sunken",
  quiet: "text-ink-soft hover:bg-sunken hover:text-ink",
  danger: "border border-bad text-bad hover:bg-bad-wash",
} as const;
const SIZES = {
  small: "min-h-8 px-3 text-sm",
  medium: "min-h-10 px-4",
  large: "min-h-12 px-6 text-base",
} as const;

function look({ variant = "secondary", size = "medium" }: Look, extra?: string): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55",
    VARIANTS[variant],
    SIZES[size],
    extra,
  );
}

export const Button = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement> & Look>(
  function Button({ variant, size, className, type = "button", ...rest }, ref) {
    return (
      <button ref={ref} type={type} className={look({ variant, size }, className)} {...rest} />
    );
  },
);

/** A link that looks like a button; inside the app it navigates without a page load. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Look) {
  return <Link className={look({ variant, size }, className)} {...rest} />;
}

/** A square button with an icon; its name is for screen readers and the tooltip. */
export const IconButton = forwardRef<
  HTMLButtonElement,
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> & Look & { label: string }
>(function IconButton(
  { variant = "quiet", size, className, label, type = "button", ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      title={label}
      className={look(
        { variant, size },
        classNames("min-w-10 px-0!", size === "small" && "min-w-8", className),
      )}
      {...rest}
    />
  );
});
