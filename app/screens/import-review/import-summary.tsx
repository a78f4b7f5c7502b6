/** Summarizes an import: fields to check, with links, and text that no field fits. */
import { Banner } from "#app/ui/page/banner.tsx";
import { pathLabel } from "./field-labels.ts";
import { describeImport, type IssueGroups } from "./group-issues.ts";

/** More lines than these would push the fields off the screen. */
const SHOWN_UNPLACED = 4;

interface Props {
  recovered: number;
  issues: IssueGroups;
  isHardToRead: boolean;
}

export function ImportSummary({ recovered, issues, isHardToRead }: Props) {
  const { toCheck, unplaced } = issues;
  const hasDoubts = isHardToRead || toCheck.length + unplaced.length > 0;
  return (
    <div className="grid gap-3">
      <Banner tone={hasDoubts ? "warn" : "good"} announce>
        {describeImport(recovered, issues, isHardToRead)}
      </Banner>
      {toCheck.length > 0 ? (
        <div className="grid gap-1">
          <h3 className="font-semibold">To check</h3>
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {toCheck.map(({ field, reasons }) => (
              <li key={field}>
                <a href={`#import-${field}`} className="text-accent underline" onClick={focusField}>
                  {pathLabel(field)}
                </a>
                : {reasons.join(" ")}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {unplaced.length > 0 ? (
        <details open={unplaced.length <= SHOWN_UNPLACED} className="grid gap-1">
          <summary className="min-h-8 cursor-pointer py-1">
            <h3 className="inline font-semibold">We couldn't place these ({unplaced.length})</h3>
          </summary>
          <p className="text-sm text-ink-soft">Copy what you want to keep into a field below.</p>
          <ul className="mt-1 grid gap-1 text-sm">
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
        </details>
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
  // A folded entry takes no focus.
  field.closest("details")?.setAttribute("open", "");
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}
