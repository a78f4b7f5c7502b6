import { Link, type LinkProps } from "@remix-run/react";

/** A link within a sentence. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      className="font-semibold text-accent underline decoration-line-strong underline-offset-4 hover:decoration-current"
      {...props}
    />
  );
}
