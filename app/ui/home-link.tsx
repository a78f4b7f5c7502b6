/** The logo linking home; the mark alone where there is no room for the name. */
import { Link } from "@remix-run/react";
import { Brand, BrandMark } from "./brand.tsx";

export function HomeLink() {
  return (
    <>
      <Link
        to="/"
        aria-label="Covitae"
        className="grid size-9 shrink-0 place-items-center rounded-control sm:hidden"
      >
        <BrandMark />
      </Link>
      <div className="max-sm:hidden">
        <Brand />
      </div>
    </>
  );
}
