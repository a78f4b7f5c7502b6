/** The editor's header: the resume, the state of saving and connection, and the actions. */
import { Link } from "@remix-run/react";
import {
  ChevronDown,
  FileDown,
  FileText,
  Keyboard,
  LayoutDashboard,
  LayoutTemplate,
  Save,
} from "lucide-react";
import { memo, type ReactNode } from "react";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#app/core/export/formats.ts";
import { CONNECTION } from "#app/editor/presence/connection-words.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { ExportMenuItems } from "#app/features/downloads/export-menu-items.tsx";
import { ShareButton } from "#app/features/share/share-button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button, ButtonLink, IconButton } from "#app/ui/controls/button.tsx";
import { Menu, MenuLink, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import { HomeLink } from "#app/ui/page/home-link.tsx";
import { ThemeToggle } from "#app/ui/page/theme.tsx";
import { HistoryButtons } from "./history-buttons.tsx";
import { ResumeTitle } from "./resume-title.tsx";

/** Without PDF, which has a button of its own. */
const OTHER_FORMATS = EXPORT_FORMATS.filter((format) => format !== "pdf");

interface Props {
  resumeId: string;
  title: string;
  templateName: string;
  connection: ConnectionState["kind"];
  editorCount: number;
  saveText: string;
  isReady: boolean;
  isSaving: boolean;
  isPrinting: boolean;
  onSave(): void;
  onPrint(): void;
  onExport(format: ExportFormat): void;
  onHelp(): void;
}

/** Takes only texts and flags, so that a keystroke that changes none of them does not render it. */
export const EditorHeader = memo(function EditorHeader(props: Props) {
  const { isGuest } = useEditorAccess();
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-2 border-b border-line bg-raised px-4 py-2 sm:gap-x-4 lg:max-xl:gap-x-2">
      <HomeLink isCrowded />
      <div className="@container min-w-0 flex-1">
        {/* If only one fits, the title is the more useful one. */}
        <div className="flex min-w-0 items-baseline gap-x-2.5">
          <h1 className="shrink-0 text-base leading-tight md:text-lg @max-[13.5rem]:sr-only">
            Resume Editor
          </h1>
          <div className="min-w-0 flex-1 text-sm">
            <ResumeTitle title={props.title} />
          </div>
        </div>
        <p className="flex min-w-0 items-center gap-1.5 text-xs text-ink-soft sm:text-sm">
          <span className="truncate">{props.templateName}</span>
          <span aria-hidden>·</span>
          <span className="shrink-0">{props.saveText}</span>
        </p>
      </div>
      <ConnectionBadge connection={props.connection} editorCount={props.editorCount} />
      {/* On phones they follow the actions. */}
      <div className="flex items-center max-sm:order-last">
        <HistoryButtons isReady={props.isReady} />
      </div>
      <div className="flex items-center">
        <span className="max-xl:hidden">
          <IconButton label="Keyboard shortcuts" onClick={props.onHelp}>
            <Keyboard aria-hidden size={18} />
          </IconButton>
        </span>
        <ThemeToggle />
        {isGuest ? null : (
          <Link
            to="/dashboard"
            aria-label="Dashboard"
            title="Dashboard"
            className="grid size-10 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:size-11"
          >
            <LayoutDashboard aria-hidden size={18} />
          </Link>
        )}
      </div>
      {/* Breaks the line before the actions on phones. */}
      <span aria-hidden className="-my-1 basis-full sm:hidden" />
      <Actions {...props} />
    </header>
  );
});

function ConnectionBadge({ connection, editorCount }: Pick<Props, "connection" | "editorCount">) {
  const { text, tone } = CONNECTION[connection];
  return (
    <span role="status">
      <Badge tone={tone} dot>
        {text}
        {connection === "live" && editorCount > 1 ? (
          <span>
            · {editorCount}
            <span className="max-sm:sr-only lg:max-xl:sr-only"> editors</span>
          </span>
        ) : null}
      </Badge>
    </span>
  );
}

function Actions(props: Props) {
  const { role, isGuest } = useEditorAccess();
  const mayEdit = isAtLeast(role, "edit");
  const look = "max-sm:px-2 lg:max-xl:px-2";
  const icon = (Icon: typeof Save): ReactNode => (
    <Icon aria-hidden size={16} className="max-sm:hidden lg:max-[88rem]:hidden" />
  );
  return (
    <div className="flex gap-2 max-lg:basis-full max-lg:*:grow max-sm:contents">
      {role === "owner" ? (
        <ShareButton resumeId={props.resumeId} title={props.title} className={look} />
      ) : null}
      {mayEdit && !isGuest ? (
        <ButtonLink
          to={`/templates?resume=${props.resumeId}`}
          size="small"
          variant="secondary"
          className={look}
        >
          {icon(LayoutTemplate)}
          Change Template
        </ButtonLink>
      ) : null}
      {mayEdit ? (
        <Button
          size="small"
          className={look}
          onClick={props.onSave}
          disabled={props.isSaving || !props.isReady}
        >
          {icon(Save)}
          Save
        </Button>
      ) : null}
      <Button
        size="small"
        variant="primary"
        className={look}
        onClick={props.onPrint}
        disabled={props.isPrinting || !props.isReady}
      >
        {icon(FileDown)}
        {props.isPrinting ? "Generating..." : "Generate PDF"}
      </Button>
      <Menu
        trigger={
          <IconButton label="More downloads" disabled={!props.isReady} className="max-lg:grow-0!">
            <ChevronDown aria-hidden size={18} />
          </IconButton>
        }
      >
        {isGuest ? null : (
          <>
            <MenuLink
              icon={<FileText aria-hidden size={16} />}
              to={`/resumes/${props.resumeId}/pdf`}
            >
              View and annotate PDF
            </MenuLink>
            <MenuSeparator />
          </>
        )}
        <ExportMenuItems formats={OTHER_FORMATS} onExport={props.onExport} />
      </Menu>
    </div>
  );
}
