/** Buttons that format the selected words, shown beside those to comment on them. */
import { Bold, IndentDecrease, IndentIncrease, Italic, Link, type LucideIcon } from "lucide-react";
import { useMemo, useSyncExternalStore } from "react";
import type { FieldSelection } from "#app/editor/selection/field-selection.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { formatTarget, indent, sharedFormats, toggleFormat } from "./format-selection.ts";
import { TEXTS } from "./texts.ts";

export function FormatTools({ selected, onLink }: { selected: FieldSelection; onLink(): void }) {
  const room = useOpenRoom();
  const snapshot = useSyncExternalStore(room.document.subscribe, room.document.read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: computed again when the text changes
  const target = useMemo(() => formatTarget(room, selected), [room, selected, snapshot]);
  if (!target || target.range.start === target.range.end) return null;
  const format = sharedFormats(room, target);
  const hasBullets = selected.field !== "summary";
  return (
    <>
      <ToolButton
        icon={Bold}
        label={TEXTS.bold}
        keys="B"
        isOn={Boolean(format.bold)}
        onClick={() => toggleFormat(room, target, "bold")}
      />
      <ToolButton
        icon={Italic}
        label={TEXTS.italic}
        keys="I"
        isOn={Boolean(format.italic)}
        onClick={() => toggleFormat(room, target, "italic")}
      />
      <ToolButton
        icon={Link}
        label={TEXTS.link}
        keys="K"
        isOn={Boolean(format.link)}
        onClick={onLink}
      />
      {hasBullets ? (
        <>
          <ToolButton
            icon={IndentDecrease}
            label={TEXTS.oneLevelOut}
            keys="["
            onClick={() => indent(room, target, -1)}
          />
          <ToolButton
            icon={IndentIncrease}
            label={TEXTS.oneLevelIn}
            keys="]"
            onClick={() => indent(room, target, 1)}
          />
        </>
      ) : null}
    </>
  );
}

function ToolButton({
  icon: Icon,
  label,
  keys,
  isOn,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  keys: string;
  /** Whether the format is on; undefined for actions without a state. */
  isOn?: boolean | undefined;
  onClick(): void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={TEXTS.labelWithShortcut({ label, keys })}
      aria-pressed={isOn}
      onClick={onClick}
      className="grid min-h-9 w-9 place-items-center hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:bg-accent-wash aria-pressed:text-accent pointer-coarse:min-h-11 pointer-coarse:w-11"
    >
      <Icon aria-hidden size={16} />
    </button>
  );
}
