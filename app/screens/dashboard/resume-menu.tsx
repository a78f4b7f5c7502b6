/** The menu of a resume, with the actions that the user's role allows. */
import {
  Copy,
  FileText,
  LogOut,
  MoreHorizontal,
  PencilLine,
  Share2,
  Target,
  Trash2,
} from "lucide-react";
import { ExportMenuItems } from "#app/features/downloads/export-menu-items.tsx";
import { IconButton } from "#app/ui/controls/button.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import type { DashboardResume } from "./dashboard-data.ts";
import type { ResumeActions } from "./use-resume-actions.ts";

export function ResumeMenu({
  resume,
  actions,
  onRename,
  onShare,
  onLeave,
  onRemove,
}: {
  resume: DashboardResume;
  actions: ResumeActions;
  onRename(): void;
  onShare(): void;
  onLeave(): void;
  onRemove(): void;
}) {
  const isOwner = resume.role === "owner";
  return (
    <Menu
      trigger={
        <IconButton label={`More for ${resume.title}`}>
          <MoreHorizontal aria-hidden size={18} />
        </IconButton>
      }
    >
      {isOwner ? (
        <>
          <MenuItem icon={<Share2 aria-hidden size={16} />} onSelect={onShare}>
            Share
          </MenuItem>
          <MenuItem icon={<PencilLine aria-hidden size={16} />} onSelect={onRename}>
            Rename
          </MenuItem>
        </>
      ) : null}
      {resume.role === "view" ? null : (
        <>
          <MenuItem
            icon={<Copy aria-hidden size={16} />}
            onSelect={() => void actions.duplicate(resume)}
          >
            Duplicate
          </MenuItem>
          <MenuItem
            icon={<Target aria-hidden size={16} />}
            onSelect={() => void actions.tailor(resume)}
          >
            Tailor for a job
          </MenuItem>
          <MenuSeparator />
          <MenuLink icon={<FileText aria-hidden size={16} />} to={`/resumes/${resume.id}/pdf`}>
            View and annotate PDF
          </MenuLink>
          <ExportMenuItems onExport={(format) => void actions.exportAs(resume, format)} />
        </>
      )}
      {isOwner ? null : (
        <>
          {resume.role === "view" ? null : <MenuSeparator />}
          <MenuItem danger icon={<LogOut aria-hidden size={16} />} onSelect={onLeave}>
            Leave
          </MenuItem>
        </>
      )}
      {isOwner ? (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={onRemove}>
            Delete
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
