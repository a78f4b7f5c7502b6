/** Someone's name in a narrow place: the name is cut there, never the mark of a guest after it. */
import { isGuest, type Person } from "#app/core/collab/protocol/room-api.ts";
import { TEXTS } from "./texts.ts";

export function CutName({
  person,
  text = "{name}",
}: {
  person: Pick<Person, "userId" | "name">;
  /** What is said of them, with `{name}` in it. */
  text?: string;
}) {
  const [before, after] = text.split("{name}");
  return (
    <span className="flex min-w-0">
      <span className="truncate">{`${before}${person.name}`}</span>
      <span className="shrink-0 whitespace-pre">{`${isGuest(person) ? TEXTS.guestMark : ""}${after}`}</span>
    </span>
  );
}
