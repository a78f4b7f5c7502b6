/** The menu next to "Create new resume", with other ways to create one. */
import { useSubmit } from "@remix-run/react";
import { ChevronDown, FilePlus, FileText, FileUp, Target } from "lucide-react";
import { DEFAULT_TEMPLATE_ID } from "#app/core/templates/template-summaries.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { Menu, MenuItem, MenuLink } from "#app/ui/overlay/menu.tsx";
import { TEXTS } from "./texts.ts";

export function NewResumeMenu() {
  const submit = useSubmit();
  /** `start`: an empty resume, a sample, or an empty resume for a job description that is pasted first ("posting"). */
  const create = (start: "empty" | "sample" | "posting") =>
    submit({ template: DEFAULT_TEMPLATE_ID, start }, { method: "post", action: "/templates" });
  return (
    <Menu
      trigger={
        <IconButton label={TEXTS.moreWaysToCreate} variant="primary" className="rounded-s-none">
          <ChevronDown aria-hidden size={18} />
        </IconButton>
      }
    >
      <MenuLink to="/import" icon={<FileUp aria-hidden size={16} />}>
        {TEXTS.fromAFile}
      </MenuLink>
      <MenuItem
        icon={<FileText aria-hidden size={16} />}
        note={TEXTS.fromASampleNote}
        onSelect={() => create("sample")}
      >
        {TEXTS.fromASample}
      </MenuItem>
      <MenuItem
        icon={<Target aria-hidden size={16} />}
        note={TEXTS.forAJobNote}
        onSelect={() => create("posting")}
      >
        {TEXTS.forAJobDescription}
      </MenuItem>
      <MenuItem icon={<FilePlus aria-hidden size={16} />} onSelect={() => create("empty")}>
        {TEXTS.empty}
      </MenuItem>
    </Menu>
  );
}
