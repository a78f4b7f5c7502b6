/** Somebody's name in a narrow place: the name is cut there, never the mark of a guest after it. */
import { isGuest, type Person } from "#app/core/collab/protocol/room-api.ts";

export function CutName({
  person,
  before = "",
  after = "",
}: {
  person: Pick<Person, "userId" | "name">;
  before?: string;
  after?: string;
}) {
  return (
    <span className="flex min-w-0">
      <span className="truncate">{`${before}${person.name}`}</span>
      <span className="shrink-0 whitespace-pre">{`${isGuest(person) ? " (guest)" : ""}${after}`}</span>
    </span>
  );
}
