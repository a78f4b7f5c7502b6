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
import { TEXTS } from "./texts.ts";
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
        <IconButton label={TEXTS.moreFor({ title: resume.title })}>
          <MoreHorizontal aria-hidden size={18} />
        </IconButton>
      }
    >
      {isOwner ? (
        <>
          <MenuItem icon={<Share2 aria-hidden size={16} />} onSelect={onShare}>
            {TEXTS.share}
          </MenuItem>
          <MenuItem icon={<PencilLine aria-hidden size={16} />} onSelect={onRename}>
            {TEXTS.rename}
          </MenuItem>
        </>
      ) : null}
      {resume.role === "view" ? null : (
        <>
          <MenuItem
            icon={<Copy aria-hidden size={16} />}
            onSelect={() => void actions.duplicate(resume)}
          >
            {TEXTS.duplicate}
          </MenuItem>
          <MenuItem
            icon={<Target aria-hidden size={16} />}
            onSelect={() => void actions.tailor(resume)}
          >
            {TEXTS.tailorForAJob}
          </MenuItem>
          <MenuSeparator />
          <MenuLink icon={<FileText aria-hidden size={16} />} to={`/resumes/${resume.id}/pdf`}>
            {TEXTS.viewAndAnnotatePdf}
          </MenuLink>
          <ExportMenuItems onExport={(format) => void actions.exportAs(resume, format)} />
        </>
      )}
      {isOwner ? null : (
        <>
          {resume.role === "view" ? null : <MenuSeparator />}
          <MenuItem danger icon={<LogOut aria-hidden size={16} />} onSelect={onLeave}>
            {TEXTS.leave}
          </MenuItem>
        </>
      )}
      {isOwner ? (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={onRemove}>
            {TEXTS.delete}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
