import { initialOf } from "#app/ui/controls/avatar.tsx";

/** A person's initial on their color. Hidden from screen readers, since the name is beside it. */
export function CollaboratorDot({ name, color }: { name: string; color: string }) {
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center rounded-full text-xs font-semibold text-sheet"
      style={{ background: color }}
    >
      {initialOf(name)}
    </span>
  );
}
