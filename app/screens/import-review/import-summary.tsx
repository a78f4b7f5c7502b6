/** Summarizes an import: fields to check, with links, and text that no field fits. */
import type { ImportIssue } from "#app/core/import/outcome.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { pathLabel } from "./field-labels.ts";

export function ImportSummary({
  recovered,
  uncertain,
}: {
  recovered: number;
  uncertain: readonly ImportIssue[];
}) {
  const fieldsToCheck = uncertain.filter(({ field }) => field !== null);
  const unplaced = uncertain.filter(({ field }) => field === null);
  return (
    <div className="grid gap-3">
      <Banner tone={uncertain.length > 0 ? "warn" : "good"} announce>
        {recovered} {recovered === 1 ? "field" : "fields"} imported.{" "}
        {uncertain.length === 0 ? "Everything matched cleanly." : `${uncertain.length} to check.`}
      </Banner>
      {fieldsToCheck.length > 0 ? (
        <div className="grid gap-1">
          <h3 className="font-semibold">To check</h3>
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {fieldsToCheck.map(({ field, reason }) => (
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
      {unplaced.length > 0 ? (
        <div className="grid gap-1">
          <h3 className="font-semibold">We couldn't place these</h3>
          <p className="text-sm text-ink-soft">Copy what you want to keep into a field below.</p>
          <ul className="grid gap-1 text-sm">
            {unplaced.map(({ text, reason }, index) => (
              <li
                key={`${text}-${reason}`}
                className="rounded-control bg-sunken px-2 py-1 wrap-anywhere"
              >
                {reason === unplaced[index - 1]?.reason ? null : (
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

/** If the field no longer exists, focuses the first field of its entry. */
function focusField(event: React.MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const id = event.currentTarget.hash.slice(1);
  const field = document.getElementById(id) ?? document.querySelector(`[id^="${id}."]`);
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}
