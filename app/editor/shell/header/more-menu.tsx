/**
 * The menu of actions that don't fit in the header: versions, shortcuts, the account, and on small
 * screens also the less frequent buttons.
 */
import { useSubmit } from "@remix-run/react";
import {
  History,
  Keyboard,
  LayoutDashboard,
  LayoutTemplate,
  Lightbulb,
  LogIn,
  LogOut,
  Palette,
  Redo2,
  Save,
  Settings,
  Share2,
  Trash2,
} from "lucide-react";
import { type ReactElement, useState, useSyncExternalStore } from "react";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import { useTipsSwitch } from "#app/editor/advice/use-tips-switch.ts";
import { LAZY_TEXTS } from "#app/editor/shell/lazy-texts.ts";
import { TEXTS } from "#app/editor/shell/texts.ts";
import { useMediaQuery } from "#app/editor/shell/use-media-query.ts";
import { keepByLogin } from "#app/editor/sync/device/keep-paths.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { ShareDialog } from "#app/features/share/share-button.tsx";
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import { blockIfOffline } from "#app/ui/page/offline-navigation-guard.tsx";
import { DownloadItems } from "./download-items.tsx";
import type { EditorHeaderProps } from "./editor-header-props.ts";

export function MoreMenu({ trigger, ...props }: EditorHeaderProps & { trigger: ReactElement }) {
  const { role, isGuest, deviceActions } = useEditorAccess();
  const isPhone = useMediaQuery("(max-width: 39.99rem)");
  const isNarrow = useMediaQuery("(max-width: 63.99rem)");
  // Up to this width the panes are tabs, and the header hides the buttons that this menu then
  // offers.
  const isTabbed = useMediaQuery("(max-width: 56.24rem)");
  const mayEdit = isAtLeast(role, "edit");
  const { history } = useOpenRoom();
  const canRedo = useSyncExternalStore(history.subscribe, history.canRedo);
  const [isSharing, setSharing] = useState(false);
  const submit = useSubmit();
  const tips = useTipsSwitch();
  return (
    <>
      <Menu isOpenAtFirst trigger={trigger}>
        {isPhone ? (
          <MenuLabel>{LAZY_TEXTS.template({ templateName: props.templateName })}</MenuLabel>
        ) : null}
        {isTabbed && mayEdit ? (
          <>
            <MenuItem
              icon={<Save aria-hidden size={16} />}
              disabled={props.isSaving || !props.isReady}
              onSelect={props.onSave}
            >
              {TEXTS.save}
            </MenuItem>
            {role === "owner" ? (
              <MenuItem
                icon={<Share2 aria-hidden size={16} />}
                onSelect={() =>
                  deviceActions ? deviceActions.askToSignUp("share") : setSharing(true)
                }
              >
                {TEXTS.share}
              </MenuItem>
            ) : null}
            {isGuest && !deviceActions ? null : (
              <MenuItem icon={<LayoutTemplate aria-hidden size={16} />} onSelect={props.onTemplate}>
                {TEXTS.changeTemplate}
              </MenuItem>
            )}
          </>
        ) : null}
        {isTabbed ? (
          <>
            <DownloadItems {...props} />
            <MenuSeparator />
          </>
        ) : null}
        {isNarrow && mayEdit ? (
          <MenuItem
            icon={<Redo2 aria-hidden size={16} />}
            disabled={!canRedo}
            onSelect={history.redo}
          >
            {TEXTS.redo}
          </MenuItem>
        ) : null}
        {isTabbed && mayEdit ? (
          <MenuItem
            icon={<Palette aria-hidden size={16} />}
            disabled={!props.isReady}
            onSelect={props.onDesign}
          >
            {TEXTS.design}
          </MenuItem>
        ) : null}
        {deviceActions ? null : (
          <MenuItem
            icon={<History aria-hidden size={16} />}
            disabled={!props.isReady}
            onSelect={props.onVersions}
          >
            {TEXTS.versions}
          </MenuItem>
        )}
        {tips ? (
          <MenuItem icon={<Lightbulb aria-hidden size={16} />} onSelect={tips.toggle}>
            {tips.isOn ? LAZY_TEXTS.hideWritingTips : LAZY_TEXTS.showWritingTips}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Keyboard aria-hidden size={16} />} onSelect={props.onHelp}>
          {LAZY_TEXTS.keyboardShortcuts}
        </MenuItem>
        {deviceActions ? (
          <>
            <MenuSeparator />
            <MenuLink icon={<LogIn aria-hidden size={16} />} to={keepByLogin()}>
              {LAZY_TEXTS.logIn}
            </MenuLink>
            <MenuItem icon={<Trash2 aria-hidden size={16} />} onSelect={deviceActions.askToErase}>
              {LAZY_TEXTS.eraseFromThisDevice}
            </MenuItem>
          </>
        ) : null}
        {isGuest ? null : (
          <>
            <MenuSeparator />
            <MenuLink icon={<LayoutDashboard aria-hidden size={16} />} to="/dashboard">
              {LAZY_TEXTS.dashboard}
            </MenuLink>
            <MenuLink icon={<Settings aria-hidden size={16} />} to="/settings">
              {LAZY_TEXTS.settings}
            </MenuLink>
            <MenuItem
              icon={<LogOut aria-hidden size={16} />}
              onSelect={() =>
                blockIfOffline() ||
                submit(null, { method: "post", action: "/logout", navigate: false })
              }
            >
              {LAZY_TEXTS.logOut}
            </MenuItem>
          </>
        )}
      </Menu>
      {isSharing ? (
        <ShareDialog
          resumeId={props.resumeId}
          title={props.title}
          onClose={() => setSharing(false)}
          onLoadError={() => setSharing(false)}
        />
      ) : null}
    </>
  );
}
