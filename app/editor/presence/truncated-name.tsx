/** A person's name in a narrow space: the name is truncated, but not the guest marker after it. */
import { isGuest, type Person } from "#app/core/collab/protocol/room-api.ts";
import { TEXTS } from "./texts.ts";

export function TruncatedName({
  person,
  text = "{name}",
}: {
  person: Pick<Person, "userId" | "name">;
  /** The sentence around the name, with `{name}` in it. */
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
