/** Which page of how many, typed or stepped. */
import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#app/ui/button.tsx";

export function PageField({
  page,
  pageCount,
  onPage,
}: {
  page: number;
  pageCount: number;
  onPage(page: number): void;
}) {
  // What is being typed; null while nobody types.
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const asked = Number(typed);
    if (typed !== null && Number.isInteger(asked) && asked >= 1 && asked <= pageCount)
      onPage(asked);
    setTyped(null);
  };
  return (
    <div className="flex items-center gap-1">
      <IconButton
        size="small"
        label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronUp aria-hidden size={18} />
      </IconButton>
      <IconButton
        size="small"
        label="Next page"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        <ChevronDown aria-hidden size={18} />
      </IconButton>
      <input
        aria-label="Page"
        inputMode="numeric"
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape") setTyped(null);
        }}
        className="h-8 w-12 rounded-control border border-line-strong bg-raised text-center text-sm tabular-nums pointer-coarse:h-10 pointer-coarse:text-base"
      />
      <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">of {pageCount}</span>
      <span role="status" className="sr-only">
        Page {page} of {pageCount}
      </span>
    </div>
  );
}
