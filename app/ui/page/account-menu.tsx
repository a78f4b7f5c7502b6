/** The account menu: avatar and full name, fallback 'User' [spec 2], with dashboard, settings and log out. */
import { useSubmit } from "@remix-run/react";
import { LayoutDashboard, LogOut, Settings } from "lucide-react";
import { Avatar } from "#app/ui/controls/avatar.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import { blockIfOffline } from "./offline-navigation-guard.tsx";
import { TEXTS } from "./texts.ts";

export interface HeaderUser {
  fullName?: string | null;
  profileImageUrl?: string | null;
}

export function AccountMenu({ user }: { user: HeaderUser }) {
  const submit = useSubmit();
  const name = user.fullName?.trim() || "User";
  return (
    <Menu
      trigger={
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
      }
    >
      <MenuLink icon={<LayoutDashboard aria-hidden size={16} />} to="/dashboard">
        {TEXTS.dashboard}
      </MenuLink>
      <MenuLink icon={<Settings aria-hidden size={16} />} to="/settings">
        {TEXTS.settings}
      </MenuLink>
      <MenuSeparator />
      <MenuItem
        icon={<LogOut aria-hidden size={16} />}
        onSelect={() =>
          blockIfOffline() || submit(null, { method: "post", action: "/logout", navigate: false })
        }
      >
        {TEXTS.logOut}
      </MenuItem>
    </Menu>
  );
}
