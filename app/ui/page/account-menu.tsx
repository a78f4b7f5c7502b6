/**
 * The account menu's button: avatar and full name, or 'User' [spec 2]. The menu itself is loaded
 * lazily.
 */
import { Avatar } from "#app/ui/controls/avatar.tsx";
import { lazyMenu } from "#app/ui/overlay/lazy-menu.tsx";
import { TEXTS } from "./texts.ts";

const AccountItems = lazyMenu(async () => (await import("./account-items.tsx")).AccountItems);

export interface HeaderUser {
  fullName?: string | null;
  profileImageUrl?: string | null;
}

export function AccountMenu({ user }: { user: HeaderUser }) {
  const name = user.fullName?.trim() || "User";
  const trigger = (
    <button
      type="button"
      title={TEXTS.account}
      className="flex min-h-10 min-w-0 items-center gap-2 rounded-control px-1 hover:bg-sunken sm:pr-2"
    >
      <Avatar name={user.fullName} imageUrl={user.profileImageUrl} />
      <span className="max-w-40 truncate text-sm font-semibold max-sm:sr-only lg:max-w-64">
        {name}
      </span>
    </button>
  );
  return <AccountItems trigger={trigger} />;
}
