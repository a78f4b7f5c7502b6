/** The number of writing tips in a part of the form. */
import { TEXTS } from "./texts.ts";
import { useTipCount } from "./use-advice.ts";

/** Shown in the line of a collapsed entry or section. @param part `experience.{id}` or `experience` */
export function TipCount({ part }: { part: string }) {
  const count = useTipCount(part);
  if (count === 0) return null;
  return (
    <span className="ms-2 shrink-0 rounded-full bg-accent-wash px-2 text-xs font-semibold text-accent">
      {TEXTS.tips(count)}
    </span>
  );
}
