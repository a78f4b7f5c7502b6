/** Button that shows whom the user follows through the form, and stops following. */

import { X } from "lucide-react";
import { TEXTS } from "./texts.ts";
import { TruncatedName } from "./truncated-name.tsx";
import type { Following } from "./use-following.ts";
import { usePresence } from "./use-presence.ts";

export function FollowChip({ following }: { following: Following }) {
  const user = usePresence(
    (view) => view.others.find((other) => other.user.userId === following.userId)?.user ?? null,
  );
  if (!user) return null;
  return (
    <button
      type="button"
      onClick={() => following.follow(null)}
      className="pointer-events-auto flex min-h-9 max-w-full items-center gap-2 rounded-full border-2 bg-raised px-3 text-sm font-semibold shadow-raised"
      style={{ borderColor: user.color }}
    >
      <TruncatedName person={user} text={TEXTS.followingName} />
      <span className="flex shrink-0 items-center gap-1 text-ink-soft">
        <X aria-hidden size={14} />
        {TEXTS.stop}
      </span>
    </button>
  );
}
