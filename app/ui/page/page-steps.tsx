/** Previous and next page buttons around the current page number. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";

export function PageSteps({
  page,
  pageCount,
  onPage,
  children,
}: {
  page: number;
  pageCount: number;
  onPage(page: number): void;
  children: ReactNode;
}) {
  return (
    <div className="flex items-center gap-1">
      <IconButton
        size="small"
        label={TEXTS.previousPage}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden size={18} />
      </IconButton>
      {children}
      <IconButton
        size="small"
        label={TEXTS.nextPage}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden size={18} />
      </IconButton>
    </div>
  );
}
