/** The logo linking home; the mark alone where there is no room for the name. */
import { Link } from "@remix-run/react";
import { Brand, BrandMark } from "./brand.tsx";

/** `isCrowded`: no room for the name on middling screens either, where the bar has one row. */
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
