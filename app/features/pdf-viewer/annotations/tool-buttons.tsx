/** Toolbar buttons: annotation tools, undo, redo and delete. */
import { Highlighter, PenLine, Redo2, Signature, Stamp, Trash2, Type, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { TEXTS } from "#app/features/pdf-viewer/texts.ts";
import type {
  AnnotationEditor,
  Tool,
  ViewerState,
} from "#app/features/pdf-viewer/viewer-handle.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";

const TOOLS: { tool: Tool; label: string; icon: ReactNode }[] = [
  { tool: "highlight", label: TEXTS.highlight, icon: <Highlighter aria-hidden size={18} /> },
  { tool: "text", label: TEXTS.text, icon: <Type aria-hidden size={18} /> },
  { tool: "ink", label: TEXTS.draw, icon: <PenLine aria-hidden size={18} /> },
  { tool: "stamp", label: TEXTS.stamp, icon: <Stamp aria-hidden size={18} /> },
];

export function ToolButtons({
  editor,
  state: { tool: activeTool, canUndo, canRedo, hasSelection },
}: {
  editor: AnnotationEditor | null;
  state: ViewerState;
}) {
  const buttonClass = (tool: Tool) =>
    classNames(activeTool === tool && "border-accent! bg-accent-wash! text-accent!");
  const isDisabled = editor === null;
  return (
    <div role="toolbar" aria-label={TEXTS.annotate} className="flex items-center gap-1">
      {TOOLS.map(({ tool, label, icon }) => (
        <IconButton
          key={tool}
          size="small"
          label={label}
          disabled={isDisabled}
          aria-pressed={activeTool === tool}
          className={buttonClass(tool)}
          // Keeps the text selection, so that the highlighter can use it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor?.selectTool(activeTool === tool ? null : tool)}
        >
          {icon}
        </IconButton>
      ))}
      <IconButton
        size="small"
        label={TEXTS.signature}
        disabled={isDisabled}
        aria-pressed={activeTool === "signature"}
        className={buttonClass("signature")}
        onClick={() => editor?.selectTool("signature")}
      >
        <Signature aria-hidden size={18} />
      </IconButton>
      <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line" />
      <IconButton
        size="small"
        label={TEXTS.undo}
        disabled={!canUndo}
        onClick={() => editor?.undo()}
      >
        <Undo2 aria-hidden size={18} />
      </IconButton>
      <IconButton
        size="small"
        label={TEXTS.redo}
        disabled={!canRedo}
        onClick={() => editor?.redo()}
      >
        <Redo2 aria-hidden size={18} />
      </IconButton>
      <IconButton
        size="small"
        label={TEXTS.deleteAnnotation}
        disabled={!hasSelection}
        onClick={() => editor?.removeSelected()}
      >
        <Trash2 aria-hidden size={18} />
      </IconButton>
    </div>
  );
}
