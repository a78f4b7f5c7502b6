/** The brand linking home; only the logo on narrow screens. */
import { Link } from "@remix-run/react";
import { Brand, BrandMark } from "./brand.tsx";

/** `isCrowded` also hides the name on medium-width screens, where the header is one row. */
export function HomeLink({ isCrowded = false }: { isCrowded?: boolean }) {
  return (
    <>
      <Link
        to="/"
        aria-label="Covitae"
        className={`grid size-9 shrink-0 place-items-center rounded-control ${isCrowded ? "sm:max-lg:hidden min-[88rem]:hidden" : "sm:hidden"}`}
      >
        <BrandMark />
      </Link>
      <div className={`max-sm:hidden ${isCrowded ? "lg:max-[88rem]:hidden" : ""}`}>
        <Brand />
      </div>
    </>
  );
}
