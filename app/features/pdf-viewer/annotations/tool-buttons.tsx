/** The annotation tools, one of which may be in hand; undo, redo, and away with what is chosen. */
import { Highlighter, PenLine, Redo2, Signature, Stamp, Trash2, Type, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Annotating, Tool, ViewerState } from "#app/features/pdf-viewer/viewer-handle.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";

const TOOLS: { tool: Tool; label: string; icon: ReactNode }[] = [
  { tool: "highlight", label: "Highlight", icon: <Highlighter aria-hidden size={18} /> },
  { tool: "text", label: "Text", icon: <Type aria-hidden size={18} /> },
  { tool: "ink", label: "Draw", icon: <PenLine aria-hidden size={18} /> },
  { tool: "stamp", label: "Stamp", icon: <Stamp aria-hidden size={18} /> },
];

export function ToolButtons({
  annotating,
  state: { tool: inHand, canUndo, canRedo, hasSelection },
}: {
  annotating: Annotating | null;
  state: ViewerState;
}) {
  const look = (tool: Tool) =>
    classNames(inHand === tool && "border-accent! bg-accent-wash! text-accent!");
  const isOff = annotating === null;
  return (
    <div role="toolbar" aria-label="Annotate" className="flex items-center gap-1">
      {TOOLS.map(({ tool, label, icon }) => (
        <IconButton
          key={tool}
          size="small"
          label={label}
          disabled={isOff}
          aria-pressed={inHand === tool}
          className={look(tool)}
          // The selected text stays selected, to be marked.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => annotating?.choose(inHand === tool ? null : tool)}
        >
          {icon}
        </IconButton>
      ))}
      <IconButton
        size="small"
        label="Signature"
        disabled={isOff}
        aria-pressed={inHand === "signature"}
        className={look("signature")}
        onClick={() => annotating?.choose("signature")}
      >
        <Signature aria-hidden size={18} />
      </IconButton>
      <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line" />
      <IconButton size="small" label="Undo" disabled={!canUndo} onClick={() => annotating?.undo()}>
        <Undo2 aria-hidden size={18} />
      </IconButton>
      <IconButton size="small" label="Redo" disabled={!canRedo} onClick={() => annotating?.redo()}>
        <Redo2 aria-hidden size={18} />
      </IconButton>
      <IconButton
        size="small"
        label="Delete annotation"
        disabled={!hasSelection}
        onClick={() => annotating?.removeSelected()}
      >
        <Trash2 aria-hidden size={18} />
      </IconButton>
    </div>
  );
}
