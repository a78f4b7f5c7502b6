/** A list of short terms; a long list starts collapsed so that it does not fill the panel. */
import { useState } from "react";

const SHOWN_AT_FIRST = 12;

export function KeywordChips({ terms, tone }: { terms: string[]; tone: "found" | "missing" }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? terms : terms.slice(0, SHOWN_AT_FIRST);
  const hidden = terms.length - shown.length;
  const look =
    tone === "found" ? "border-line bg-good-wash" : "border-dashed border-line-strong bg-raised";
  return (
    <>
      <ul className="flex flex-wrap gap-1.5">
        {shown.map((term) => (
          <li
            key={term}
            className={`max-w-full rounded-control border px-2 py-0.5 text-sm break-words ${look}`}
          >
            {term}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <button
          type="button"
          className="mt-1 min-h-8 text-sm font-semibold text-accent hover:underline"
          onClick={() => setOpen(true)}
        >
          Show {hidden} more
        </button>
      ) : null}
    </>
  );
}
