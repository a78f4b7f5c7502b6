import { Link, type LinkProps } from "@remix-run/react";

const LINK_CLASS =
  "font-semibold text-accent underline decoration-line-strong underline-offset-4 hover:decoration-current";

/** A link within a sentence. */
export function TextLink(props: LinkProps) {
  return <Link className={LINK_CLASS} {...props} />;
}
