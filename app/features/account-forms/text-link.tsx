import { Link, type LinkProps } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";

const LINK_CLASS =
  "font-semibold text-accent underline decoration-line-strong underline-offset-4 hover:decoration-current";

/** A link within a sentence. */
export function TextLink(props: LinkProps) {
  return <Link className={LINK_CLASS} {...props} />;
}

/** The same for a fragment of the current page; a plain link, so that it works before hydration. */
export function TextAnchor(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={LINK_CLASS} {...props} />;
}
