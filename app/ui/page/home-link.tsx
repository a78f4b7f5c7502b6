/** The brand linking home; only the logo on narrow screens. */
import { Link } from "@remix-run/react";
import { Brand, BrandMark } from "./brand.tsx";
import { TEXTS } from "./texts.ts";

/** `isMarkOnly` leaves the name out on every screen, for crowded headers. */
export function HomeLink({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <>
      <Link
        to="/"
        aria-label={TEXTS.covitae}
        className={`grid size-9 shrink-0 place-items-center rounded-control ${isMarkOnly ? "" : "sm:hidden"}`}
      >
        <BrandMark />
      </Link>
      {isMarkOnly ? null : (
        <div className="max-sm:hidden">
          <Brand />
        </div>
      )}
    </>
  );
}
