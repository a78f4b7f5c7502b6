/** A collapsible section of the form; collapsing hides its fields but keeps them mounted. */
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { TipCount } from "#app/editor/advice/tip-count.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";

export function FormSection({
  name,
  title,
  count,
  actions,
  children,
}: {
  name: string;
  title: string;
  /** The number of entries in a list section. */
  count?: number;
  /** Buttons beside the heading, where they take no extra height. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  // Only lists of entries get an accessible name: for other sections it would repeat the field's
  // label.
  const labelledBy = count === undefined ? undefined : `${id}-title`;
  return (
    <section
      data-form-section={name}
      aria-labelledby={labelledBy}
      className="border-b border-line last:border-b-0"
    >
      <div className="sticky top-0 z-10 flex items-center gap-1 bg-paper">
        <h2 className="min-w-0 flex-1 font-sans tracking-normal">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-10 w-full items-center gap-2 text-left font-semibold hover:text-accent pointer-coarse:min-h-11"
          >
            <ChevronDown
              aria-hidden
              size={18}
              className={classNames("shrink-0 transition-transform", !isOpen && "-rotate-90")}
            />
            <span id={`${id}-title`}>{title}</span>
            {count ? (
              <span className="rounded-full bg-sunken px-2 text-xs font-semibold text-ink-soft tabular-nums">
                {count}
              </span>
            ) : null}
            {isOpen ? null : <TipCount part={name} />}
          </button>
        </h2>
        {isOpen ? actions : null}
      </div>
      {/* The padding leaves space for the focus ring and the collaborators' names above the first field. */}
      <div id={id} hidden={!isOpen} className="pt-1 pb-3">
        {children}
      </div>
    </section>
  );
}
