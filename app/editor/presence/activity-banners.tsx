/** Banners for other people's activity, as their pages report it: typing, or a changed section [spec 2, 4]. */

import { memo, type ReactNode } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { sectionName } from "./section-names.ts";
import { TEXTS } from "./texts.ts";
import { usePresence } from "./use-presence.ts";

const LOOK =
  "w-fit max-w-full animate-appear rounded-control border px-3 py-1.5 text-sm font-semibold shadow-raised wrap-anywhere";

/**
 * Placed over the page, above the tabs of narrow screens, so that they don't move other content.
 */
export const ActivityBanners = memo(function ActivityBanners({
  children,
}: {
  children: ReactNode;
}) {
  const change = usePresence((view) => view.banner);
  const isTyping = usePresence((view) => view.isTyping);
  return (
    <div
      data-above-page
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex flex-col items-center gap-2 px-4 max-[56.24rem]:bottom-18"
    >
      <p role="status" className="contents">
        {change ? (
          <span className={classNames(LOOK, "border-good/35 bg-good-wash text-good")}>
            {TEXTS.resumeUpdatedBy({ sectionName: sectionName(change.section), by: change.by })}
          </span>
        ) : null}
      </p>
      {isTyping ? (
        <p className={classNames(LOOK, "border-accent/35 bg-accent-wash text-accent")}>
          {TEXTS.someoneIsTyping}
        </p>
      ) : null}
      {children}
    </div>
  );
});
