/** Menu items: the PDF viewer, and downloads in other formats. */
import { FileText } from "lucide-react";
import type { ReactElement } from "react";
import { EXPORT_FORMATS } from "#app/core/export/formats.ts";
import { LAZY_TEXTS } from "#app/editor/shell/lazy-texts.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { ExportMenuItems } from "#app/features/downloads/export-menu-items.tsx";
import { Menu, MenuLabel, MenuLink, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import type { EditorHeaderProps } from "./editor-header-props.ts";

/** All formats but PDF, which has a button of its own. */
const OTHER_FORMATS = EXPORT_FORMATS.filter((format) => format !== "pdf");

export function DownloadItems({
  resumeId,
  onExport,
}: Pick<EditorHeaderProps, "resumeId" | "onExport">) {
  const { isGuest, deviceActions } = useEditorAccess();
  return (
    <>
      {deviceActions ? <MenuLabel>{LAZY_TEXTS.downloadsNeedAnAccount}</MenuLabel> : null}
      {isGuest ? null : (
        <>
          <MenuLink icon={<FileText aria-hidden size={16} />} to={`/resumes/${resumeId}/pdf`}>
            {LAZY_TEXTS.viewAndAnnotatePdf}
          </MenuLink>
          <MenuSeparator />
        </>
      )}
      <ExportMenuItems formats={OTHER_FORMATS} onExport={onExport} />
    </>
  );
}

export function DownloadsMenu({
  trigger,
  ...props
}: EditorHeaderProps & { trigger: ReactElement }) {
  return (
    <Menu isOpenAtFirst trigger={trigger}>
      <DownloadItems {...props} />
    </Menu>
  );
}
