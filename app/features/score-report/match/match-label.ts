/** How the number of a match looks, on the page and in its row: what is shown in part differs not by color alone. */
import { classNames } from "#app/ui/controls/class-names.ts";

export const matchLabelClass = (isPartial: boolean): string =>
  classNames(
    "h-3.5 rounded-full border px-1 text-center text-[0.6875rem] leading-3 font-semibold whitespace-nowrap tabular-nums",
    isPartial
      ? "border-dashed border-good bg-good-wash text-good"
      : "border-good bg-good text-paper",
  );

/** A half-filled sign before a number; drawn, not text, so that it is not part of a name. */
export const PARTLY_SIGN_CLASS = "before:content-['◐']";
