/** The editor's header, one row: the resume, the state of saving and connection, and the actions. */
import { FileDown, LayoutTemplate, Save, ScanText, Share2 } from "lucide-react";
import { memo, type ReactNode } from "react";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import { connectionLabel } from "#app/editor/presence/connection-label.ts";
import { TEXTS } from "#app/editor/shell/texts.ts";
import { useMediaQuery } from "#app/editor/shell/use-media-query.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { ShareButton } from "#app/features/share/share-button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { HomeLink } from "#app/ui/page/home-link.tsx";
import { ThemeToggle } from "#app/ui/page/theme.tsx";
import type { EditorHeaderProps } from "./editor-header-props.ts";
import { DownloadsButton, MoreButton } from "./header-menus.tsx";
import { HistoryButtons } from "./history-buttons.tsx";
import { ResumeTitle } from "./resume-title.tsx";
import { SaveStatus } from "./save-status.tsx";

/** Constant elements, so that React skips them when the header's texts change. */
const HOME_LINK = <HomeLink isMarkOnly />;
const THEME_TOGGLE = <ThemeToggle />;

/**
 * Takes only texts and flags as props, so that most keystrokes don't render it. The save state
 * changes when typing starts and pauses; it is not passed to the memoized buttons, which don't show
 * it.
 */
export const EditorHeader = memo(function EditorHeader({
  saveText,
  ...props
}: EditorHeaderProps & { saveText: string }) {
  const badge = <ConnectionBadge {...props} />;
  // On phones the badge is beside the save state, so that the title has more room.
  const isPhone = useMediaQuery("(max-width: 39.99rem)");
  return (
    <header className="flex h-14 items-center border-b border-line bg-raised px-2 max-sm:h-13 sm:gap-x-1.5 sm:px-3">
      {HOME_LINK}
      <div className="min-w-0 flex-1 px-1">
        <div className="flex min-w-0 items-baseline gap-x-1.5 text-xs text-ink-soft">
          <h1 className="shrink-0 font-sans text-xs max-sm:sr-only">{TEXTS.resumeEditor}</h1>
          <span aria-hidden className="max-sm:hidden">
            ·
          </span>
          <span className="min-w-0 truncate max-sm:sr-only">{props.templateName}</span>
          <span aria-hidden className="max-sm:hidden">
            ·
          </span>
          {isPhone ? badge : null}
          <SaveStatus text={saveText} onPick={props.onPick} />
        </div>
        <div className="text-base leading-tight sm:text-lg sm:leading-tight">
          <ResumeTitle title={props.title} />
        </div>
      </div>
      <HistoryButtons />
      {isPhone ? null : badge}
      <div ref={props.toolsRef} className="flex items-center gap-1 empty:hidden" />
      <Actions {...props} />
      {THEME_TOGGLE}
      <MoreButton {...props} />
    </header>
  );
});

function ConnectionBadge({
  connection,
  editorCount,
  isCollaborating,
}: Pick<EditorHeaderProps, "connection" | "editorCount" | "isCollaborating">) {
  const { text, tone } = connectionLabel(connection, isCollaborating);
  return (
    <span role="status" className="shrink-0">
      <Badge tone={tone} dot className="max-sm:gap-1 max-sm:px-1.5 max-sm:py-0">
        <span className="max-sm:sr-only">{text}</span>
        {connection === "live" && isCollaborating && editorCount > 1 ? (
          <span>
            · {editorCount}
            <span className="max-xl:sr-only"> {TEXTS.editors}</span>
          </span>
        ) : null}
      </Badge>
    </span>
  );
}

/**
 * On medium screens buttons are icons, named by hidden text; where the panes are tabs, some are in
 * the menu instead.
 */
const Actions = memo(function Actions(props: EditorHeaderProps) {
  const { role, isGuest, deviceActions } = useEditorAccess();
  const mayEdit = isAtLeast(role, "edit");
  const label = (text: ReactNode) => <span className="max-xl:sr-only">{text}</span>;
  const buttonClass = "shrink-0 px-2 min-[88rem]:px-3";
  const buttonClassUnlessTabs = `${buttonClass} max-[56.24rem]:hidden`;
  return (
    <>
      <Button
        size="small"
        className={`${buttonClass} max-[56.24rem]:hidden`}
        onClick={props.onMatch}
      >
        <ScanText aria-hidden size={16} className="xl:hidden" />
        {label(TEXTS.match)}
        {/* The same width without a score, so that the first score moves no button. */}
        <span aria-hidden={props.score === null} className="min-w-[2ch] text-center tabular-nums">
          {props.score ?? "–"}
        </span>
      </Button>
      {deviceActions ? (
        <Button
          size="small"
          variant="secondary"
          className={buttonClassUnlessTabs}
          title={TEXTS.share}
          onClick={() => deviceActions.askToSignUp("share")}
        >
          <Share2 aria-hidden size={16} />
          {label(TEXTS.share)}
        </Button>
      ) : role === "owner" ? (
        <ShareButton
          resumeId={props.resumeId}
          title={props.title}
          className={buttonClassUnlessTabs}
          textClassName="max-xl:sr-only"
        />
      ) : null}
      {deviceActions ? (
        <Button
          size="small"
          variant="secondary"
          className={buttonClassUnlessTabs}
          title={TEXTS.changeTemplate}
          onClick={props.onTemplate}
        >
          <LayoutTemplate aria-hidden size={16} className="xl:max-[88rem]:hidden" />
          {label(TEXTS.changeTemplate)}
        </Button>
      ) : null}
      {mayEdit && !isGuest ? (
        <ButtonLink
          to={`/templates?resume=${props.resumeId}`}
          size="small"
          variant="secondary"
          className={buttonClassUnlessTabs}
          title={TEXTS.changeTemplate}
          // Opened in a new tab, the link leads to the template list [spec 2].
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            props.onTemplate();
          }}
        >
          <LayoutTemplate aria-hidden size={16} className="xl:max-[88rem]:hidden" />
          {label(TEXTS.changeTemplate)}
        </ButtonLink>
      ) : null}
      {mayEdit ? (
        <Button
          size="small"
          className={buttonClassUnlessTabs}
          onClick={props.onSave}
          disabled={props.isSaving || !props.isReady}
          title={TEXTS.save}
        >
          <Save aria-hidden size={16} className="xl:max-[88rem]:hidden" />
          {label(TEXTS.save)}
        </Button>
      ) : null}
      <Button
        size="small"
        variant="primary"
        className={buttonClass}
        onClick={props.onPrint}
        disabled={props.isPrinting || !props.isReady}
        title={TEXTS.generatePdf}
      >
        <FileDown
          aria-hidden
          size={16}
          className={`sm:max-[88rem]:hidden ${props.isPrinting ? "max-sm:hidden" : ""}`}
        />
        <span className={props.isPrinting ? "max-sm:text-xs" : "max-sm:sr-only"}>
          {props.isPrinting ? TEXTS.generating : TEXTS.generatePdf}
        </span>
      </Button>
      <DownloadsButton {...props} />
    </>
  );
});
