/** What should be looked at, with the way to its field; and texts that found no place. */
import type { Uncertain } from "#app/core/import/outcome.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { pathLabel } from "./field-labels.ts";

export function Doubts({
  recovered,
  uncertain,
}: {
  recovered: number;
  uncertain: readonly Uncertain[];
}) {
  const placed = uncertain.filter(({ field }) => field !== null);
  const lost = uncertain.filter(({ field }) => field === null);
  return (
    <div className="grid gap-3">
      <Banner tone={uncertain.length > 0 ? "warn" : "good"} announce>
        {recovered} {recovered === 1 ? "field was" : "fields were"} read.{" "}
        {uncertain.length === 0
          ? "Nothing had to be guessed."
          : `${uncertain.length} ${uncertain.length === 1 ? "thing" : "things"} to check.`}
      </Banner>
      {placed.length > 0 ? (
        <div className="grid gap-1">
          <h3 className="font-semibold">To check</h3>
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {placed.map(({ field, reason }) => (
              <li key={`${field}-${reason}`}>
                <a href={`#import-${field}`} className="text-accent underline" onClick={focusField}>
                  {pathLabel(field ?? "")}
                </a>
                : {reason}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {lost.length > 0 ? (
        <div className="grid gap-1">
          <h3 className="font-semibold">Read, but without a place</h3>
          <p className="text-sm text-ink-soft">Copy what you want to keep into a field below.</p>
          <ul className="grid gap-1 text-sm">
            {lost.map(({ text, reason }, index) => (
              <li
                key={`${text}-${reason}`}
                className="rounded-control bg-sunken px-2 py-1 wrap-anywhere"
              >
                {reason === lost[index - 1]?.reason ? null : (
                  <span className="block text-xs text-ink-soft">{reason}</span>
                )}
                {text}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** The field itself may be gone; its entry is then near enough. */
function focusField(event: React.MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const id = event.currentTarget.hash.slice(1);
  const field = document.getElementById(id) ?? document.querySelector(`[id^="${id}."]`);
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}
