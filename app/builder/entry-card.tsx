/** One entry of a list section: its name, its buttons and its fields. */
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type ComponentType, useId } from "react";
import type { EntrySection } from "#app/resume/schema.ts";
import { IconButton } from "#app/ui/button.tsx";
import { useMayEdit } from "./editor-access.ts";
import { entryTitle } from "./new-entry.ts";
import { entryOf, useRoomValue } from "./room-context.ts";

export function EntryCard({
  id,
  section,
  noun,
  index,
  isLast,
  onMove,
  onRemove,
  Fields,
}: {
  id: string;
  section: EntrySection;
  noun: string;
  index: number;
  isLast: boolean;
  onMove(id: string, by: -1 | 1): void;
  onRemove(id: string): void;
  Fields: ComponentType<{ id: string }>;
}) {
  const headingId = useId();
  const mayEdit = useMayEdit();
  const name = `${noun} ${index + 1}`;
  const title = useRoomValue((snapshot) => {
    const entry = entryOf(snapshot, section, id);
    return entry ? entryTitle(entry) : "";
  });
  return (
    <li data-entry={id} className="rounded-card border border-line bg-raised">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would not take this layout's heading */}
      <div role="group" aria-labelledby={headingId}>
        <div className="flex items-center gap-1 border-b border-line py-1 pr-1 pl-4">
          <h3 className="min-w-0 flex-1 truncate text-sm">
            <span id={headingId} className="font-semibold">
              {name}
            </span>
            {title ? <span className="ml-1.5 text-ink-soft">· {title}</span> : null}
          </h3>
          {mayEdit ? (
            <>
              <IconButton
                size="small"
                label={`Move ${name} up`}
                data-move="-1"
                disabled={index === 0}
                onClick={() => onMove(id, -1)}
              >
                <ArrowUp aria-hidden size={16} />
              </IconButton>
              <IconButton
                size="small"
                label={`Move ${name} down`}
                data-move="1"
                disabled={isLast}
                onClick={() => onMove(id, 1)}
              >
                <ArrowDown aria-hidden size={16} />
              </IconButton>
              <IconButton size="small" label={`Remove ${name}`} onClick={() => onRemove(id)}>
                <Trash2 aria-hidden size={16} />
              </IconButton>
            </>
          ) : null}
        </div>
        <div className="@container p-4">
          <div className="grid gap-4">
            <Fields id={id} />
          </div>
        </div>
      </div>
    </li>
  );
}
