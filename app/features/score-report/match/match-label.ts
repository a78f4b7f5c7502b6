/**
 * Classes of a match's number, on the page and in its row; a partial match also has a dashed
 * border.
 */
import { classNames } from "#app/ui/controls/class-names.ts";

export const matchLabelClass = (isPartial: boolean): string =>
  classNames(
    "h-3.5 rounded-full border px-1 text-center text-[0.6875rem] leading-3 font-semibold whitespace-nowrap tabular-nums",
    isPartial
      ? "border-dashed border-good bg-good-wash text-good"
      : "border-good bg-good text-paper",
  );

/** A half-filled circle before a number; CSS content, so that it is not part of the text. */
export const PARTLY_SIGN_CLASS = "before:content-['◐']";
