/** Examples of tabs, menus, tooltips, dialogs, toasts and the header for the style guide, the page /test. */
import { Copy, MoreHorizontal, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button, IconButton } from "#app/ui/controls/button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/overlay/tabs.tsx";
import { Tooltip } from "#app/ui/overlay/tooltip.tsx";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { Specimen, State } from "./specimen.tsx";

export function HeaderSpecimen() {
  return (
    <Specimen title="Header">
      <div className="grid gap-4 rounded-control border border-line">
        <AppHeader
          user={{ fullName: "Maya O'Connor" }}
          links={[{ to: "/dashboard", label: "Dashboard" }]}
        />
        <AppHeader
          user={{}}
          start={
            <Badge tone="good" dot>
              Live
            </Badge>
          }
        >
          <Button size="small">Save</Button>
        </AppHeader>
      </div>
    </Specimen>
  );
}

export function TabSpecimen() {
  return (
    <Specimen title="Tabs" note="Arrow keys move between them.">
      <Tabs defaultValue="edit">
        <TabList label="Part of the editor">
          <Tab value="edit">Edit</Tab>
          <Tab value="preview">Preview</Tab>
          <Tab value="score">Score</Tab>
          <Tab value="none" disabled>
            Disabled
          </Tab>
        </TabList>
        <TabPanel value="edit">The form.</TabPanel>
        <TabPanel value="preview">The page.</TabPanel>
        <TabPanel value="score">The score.</TabPanel>
      </Tabs>
    </Specimen>
  );
}

export function MenuSpecimen() {
  return (
    <Specimen
      title="Menus and tooltips"
      note="They open in the page's theme; use the toggle above to switch."
    >
      <State name="Menu">
        <Menu
          trigger={
            <IconButton label="Actions" variant="secondary">
              <MoreHorizontal aria-hidden size={18} />
            </IconButton>
          }
        >
          <MenuItem icon={<Copy aria-hidden size={16} />} onSelect={() => notify.plain("Copied")}>
            Duplicate
          </MenuItem>
          <MenuLink to="/">Start page</MenuLink>
          <MenuItem disabled onSelect={() => {}}>
            Disabled
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={() => {}}>
            Delete
          </MenuItem>
        </Menu>
      </State>
      <State name="Tooltip">
        <Tooltip text="Last saved by you, a minute ago">
          <Button variant="quiet">Saved</Button>
        </Tooltip>
      </State>
    </Specimen>
  );
}

type Open = "dialog" | "long" | "confirm" | null;

export function DialogSpecimen() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Specimen
        title="Dialogs"
        note="Escape and a click outside close them; the page does not scroll."
      >
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen("dialog")}>Open dialog</Button>
          <Button onClick={() => setOpen("long")}>Open long dialog</Button>
          <Button variant="danger" onClick={() => setOpen("confirm")}>
            Open confirmation
          </Button>
        </div>
      </Specimen>
      <Dialog
        open={open === "dialog"}
        onOpenChange={close}
        title="Rename resume"
        description="Only you see this name."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={() => notify.success("Renamed")}>
              Rename
            </Button>
          </>
        }
      >
        <p>A click on a toast leaves this open.</p>
      </Dialog>
      <Dialog open={open === "long"} onOpenChange={close} title="Long content" size="large">
        {Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        onOpenChange={close}
        title="Delete your account?"
        description="All your resumes go with it. This cannot be undone."
        confirmLabel="Delete account"
        danger
        onConfirm={close}
      />
    </>
  );
}

export function ToastSpecimen() {
  const undo = { action: { label: "Undo", onClick: () => notify.plain("Restored") } };
  return (
    <Specimen
      title="Toasts"
      note="Announced immediately. The timer pauses on hover, on focus (F8) and in background tabs."
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => notify.success("Resume saved successfully!")}>Success</Button>
        <Button onClick={() => notify.error("Failed to generate PDF. Please try again.")}>
          Error
        </Button>
        <Button onClick={() => notify.plain("Project removed", undo)}>With undo</Button>
      </div>
    </Specimen>
  );
}
