/** The names of missing requirements; a long list starts collapsed so that it does not fill the panel. */
import { useState } from "react";
import type { Keyword } from "#app/core/ats/report.ts";
import { keywordName } from "#app/core/ats/requirement-summary.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";

/** Names before the button for all of them is clicked. */
const SHOWN_AT_FIRST = 12;

export function KeywordChips({ keywords }: { keywords: Keyword[] }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? keywords : keywords.slice(0, SHOWN_AT_FIRST);
  const hidden = keywords.length - shown.length;
  return (
    <>
      <ul className="flex flex-wrap gap-1.5">
        {shown.map((keyword) => (
          <li
            key={`${keyword.kind} ${keyword.term}`}
            className="max-w-full rounded-control border border-dashed border-line-strong bg-raised px-2 py-0.5 text-sm break-words"
          >
            {keywordName(keyword)}
            {keyword.requirement === "preferred" ? (
              <span className="text-ink-soft"> {TEXTS.niceToHave}</span>
            ) : null}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <button
          type="button"
          className="mt-1 min-h-8 text-sm font-semibold text-accent hover:underline"
          onClick={() => setOpen(true)}
        >
          {TEXTS.showMore({ hidden })}
        </button>
      ) : null}
    </>
  );
}
