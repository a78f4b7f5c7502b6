/** Somebody's name in a narrow place: the name is cut there, never the mark of a guest after it. */
import { isGuest, type Person } from "#app/room/room-api.ts";
import { classNames } from "#app/ui/class-names.ts";

export function CutName({
  person,
  className,
  before = "",
  after = "",
}: {
  person: Pick<Person, "userId" | "name">;
  className?: string;
  before?: string;
  after?: string;
}) {
  return (
    <span className={classNames("flex min-w-0", className)}>
      <span className="truncate">{`${before}${person.name}`}</span>
      <span className="shrink-0 whitespace-pre">{`${isGuest(person) ? " (guest)" : ""}${after}`}</span>
    </span>
  );
}
