/**
 * CSS classes of a match's label, a small badge with the match's number. The label is in the margin
 * of the resume's page and in the match's row of the report. In the margin, a label may have the
 * numbers of several matches.
 */
import { classNames } from "#app/ui/controls/class-names.ts";

/** Filled for a full match; a dashed border for a label with partial matches only. */
export const matchLabelClass = (isPartial: boolean): string =>
  classNames(
    "h-3.5 rounded-full border px-1 text-center text-[0.6875rem] leading-3 font-semibold whitespace-nowrap tabular-nums",
    isPartial
      ? "border-dashed border-good bg-good-wash text-good"
      : "border-good bg-good text-paper",
  );

/**
 * A half-filled circle before the number of a partial match. It is CSS content, so that it is not
 * part of the text.
 */
export const PARTIAL_SIGN_CLASS = "before:content-['◐']";
