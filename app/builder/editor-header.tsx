/** The bar atop the editor: where one is, how far the edits have come, and what can be done with them. */
import { Link } from "@remix-run/react";
import { FileDown, Keyboard, LayoutDashboard, LayoutTemplate, Save } from "lucide-react";
import { findTemplate } from "#app/templates/catalogue.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { Button, ButtonLink, IconButton } from "#app/ui/button.tsx";
import { ThemeToggle } from "#app/ui/theme.tsx";
import type { Connection, SaveState } from "./room-handle.ts";
import { saveStateText } from "./save-state-text.ts";

const CONNECTION = {
  live: { text: "Live", tone: "good" },
  connecting: { text: "Connecting", tone: "warn" },
  offline: { text: "Offline", tone: "bad" },
} as const;

export function EditorHeader({
  resumeId,
  templateId,
  connection,
  saveState,
  editorCount,
  save,
  pdf,
  onHelp,
}: {
  resumeId: string;
  templateId: string | undefined;
  connection: Connection;
  saveState: SaveState;
  editorCount: number;
  save: { isBusy: boolean; run(): void };
  pdf: { isBusy: boolean; run(): void };
  onHelp(): void;
}) {
  const { text, tone } = CONNECTION[connection.kind];
  const isReady = saveState.kind !== "loading";
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-raised px-4 py-2">
      <div className="max-sm:[&>a]:text-[0px]">
        <Brand />
      </div>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-base leading-tight sm:text-lg">Resume Editor</h1>
        <p className="flex min-w-0 items-center gap-1.5 text-xs text-ink-soft sm:text-sm">
          <span className="truncate">{findTemplate(templateId ?? "")?.name ?? "Default"}</span>
          <span aria-hidden>·</span>
          <span className="shrink-0" data-save-state={saveState.kind}>
            {saveStateText(saveState)}
          </span>
        </p>
      </div>
      <div className="flex items-center gap-1">
        <span role="status" className="mr-1">
          <Badge tone={tone} dot>
            {text}
            {connection.kind === "live" && editorCount > 1 ? ` · ${editorCount} editors` : null}
          </Badge>
        </span>
        <span className="max-lg:hidden">
          <IconButton label="Keyboard shortcuts" onClick={onHelp}>
            <Keyboard aria-hidden size={18} />
          </IconButton>
        </span>
        <ThemeToggle />
        <Link
          to="/dashboard"
          aria-label="Dashboard"
          title="Dashboard"
          className="grid size-10 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:size-11"
        >
          <LayoutDashboard aria-hidden size={18} />
        </Link>
      </div>
      <div className="flex gap-2 max-lg:basis-full max-lg:[&>*]:flex-1">
        <ButtonLink
          to={`/templates?resume=${resumeId}`}
          size="small"
          variant="secondary"
          prefetch="none"
        >
          <LayoutTemplate aria-hidden size={16} className="max-sm:hidden" />
          Change Template
        </ButtonLink>
        <Button size="small" onClick={save.run} disabled={save.isBusy || !isReady}>
          <Save aria-hidden size={16} className="max-sm:hidden" />
          Save
        </Button>
        <Button
          size="small"
          variant="primary"
          onClick={pdf.run}
          disabled={pdf.isBusy || !isReady}
          aria-busy={pdf.isBusy || undefined}
        >
          <FileDown aria-hidden size={16} className="max-sm:hidden" />
          {pdf.isBusy ? "Generating..." : "Generate PDF"}
        </Button>
      </div>
    </header>
  );
}
