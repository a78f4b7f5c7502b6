import { Link, type LinkProps } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";

const LOOK =
  "font-semibold text-accent underline decoration-line-strong underline-offset-4 hover:decoration-current";

/** A link within a sentence. */
export function TextLink(props: LinkProps) {
  return <Link className={LOOK} {...props} />;
}

/** The same, to a place on its own page; it works before the page is live. */
export function TextAnchor(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={LOOK} {...props} />;
}
