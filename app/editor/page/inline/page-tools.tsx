/**
 * The buttons in the page's margin: those of an entry, and below each section a `+` that is moved
 * away from them.
 */
import { useState } from "react";
import type { ToolsBox } from "./button-positions.ts";
import { EntryTools } from "./entry-tools.tsx";
import type { PageEditor } from "./page-editor.ts";
import { SectionTools } from "./section-tools.tsx";

export function PageTools(props: {
  editor: PageEditor;
  pageDocument: Document;
  /** The zoom. */
  scale: number;
}) {
  const [entryTools, setEntryTools] = useState<ToolsBox | null>(null);
  return (
    <>
      <EntryTools {...props} onBox={setEntryTools} />
      {/* Always in the light theme's colors, like the page: dark or dimmed buttons would look
          disabled on it. */}
      <div className="light pointer-events-none absolute inset-0">
        <SectionTools {...props} entryTools={entryTools} />
      </div>
    </>
  );
}
