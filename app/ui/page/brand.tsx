/** The product's logo and name, linking home. */
import { Link } from "@remix-run/react";
import { TEXTS } from "./texts.ts";

export function BrandMark({ className = "size-6" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <path
        d="M21.5 11.2A7 7 0 1 0 21.5 20.8"
        fill="none"
        strokeWidth="3.2"
        strokeLinecap="round"
        className="stroke-on-accent"
      />
    </svg>
  );
}

export function Brand() {
  return (
    <Link
      to="/"
      className="flex min-h-10 shrink-0 items-center gap-2.5 rounded-control font-display text-xl font-medium tracking-tight text-ink"
    >
      <BrandMark />
      {TEXTS.covitae}
    </Link>
  );
}
