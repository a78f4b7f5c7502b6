/** Previous, 'Page X of Y' and Next, limited to the first and last page [spec 5]. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";

export function PageControls({
  page,
  pageCount,
  onPage,
}: {
  page: number;
  pageCount: number;
  onPage(page: number): void;
}) {
  return (
    <div className="flex items-center gap-2">
      <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden size={16} className="max-sm:hidden" />
        {TEXTS.previous}
      </Button>
      <span role="status" className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
        {TEXTS.pageOf({ page, pageCount })}
      </span>
      <Button size="small" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {TEXTS.next}
        <ChevronRight aria-hidden size={16} className="max-sm:hidden" />
      </Button>
    </div>
  );
}
