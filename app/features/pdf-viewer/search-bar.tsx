/** Searches the PDF: match count, current match, next and previous. */
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";
import type { Search, ViewerHandle } from "./viewer-handle.ts";

export function SearchBar({
  handle,
  search,
  onClose,
}: {
  handle: ViewerHandle;
  search: Search | null;
  onClose(): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  useEffect(() => {
    input.current?.focus();
    return () => handle.closeSearch();
  }, [handle]);
  const hasMatches = (search?.total ?? 0) > 0;
  return (
    <search className="flex items-center gap-1 border-b border-line bg-raised px-3 py-2">
      <input
        ref={input}
        aria-label={TEXTS.searchInThePdf}
        placeholder={TEXTS.search}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          handle.search(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && query !== "") handle.findNext(event.shiftKey);
          if (event.key === "Escape") onClose();
        }}
        className="h-9 w-full max-w-72 min-w-0 rounded-control border border-line-strong bg-raised px-3 pointer-coarse:text-base"
      />
      <span role="status" className="px-1 text-sm whitespace-nowrap text-ink-soft tabular-nums">
        {describe(search)}
      </span>
      <IconButton
        size="small"
        label={TEXTS.previousMatch}
        disabled={!hasMatches}
        onClick={() => handle.findNext(true)}
      >
        <ChevronUp aria-hidden size={18} />
      </IconButton>
      <IconButton
        size="small"
        label={TEXTS.nextMatch}
        disabled={!hasMatches}
        onClick={() => handle.findNext(false)}
      >
        <ChevronDown aria-hidden size={18} />
      </IconButton>
      <IconButton size="small" label={TEXTS.closeSearch} onClick={onClose} className="ml-auto">
        <X aria-hidden size={18} />
      </IconButton>
    </search>
  );
}

function describe(search: Search | null): string {
  if (!search || search.query === "") return "";
  if (search.total > 0) return `${search.current} of ${search.total}`;
  return search.isPending ? TEXTS.searching : TEXTS.noMatches;
}
