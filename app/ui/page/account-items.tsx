/** The account menu: dashboard, settings and log out. */
import { useSubmit } from "@remix-run/react";
import { LayoutDashboard, LogOut, Settings } from "lucide-react";
import type { ReactElement } from "react";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import { blockIfOffline } from "./offline-navigation-guard.tsx";
import { TEXTS } from "./texts.ts";

export function AccountItems({ trigger }: { trigger: ReactElement }) {
  const submit = useSubmit();
  return (
    <Menu isOpenAtFirst trigger={trigger}>
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
