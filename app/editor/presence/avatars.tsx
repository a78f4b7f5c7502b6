/**
 * Avatars of the other people present, in the header; the panel that opens beside them lists
 * everyone.
 */
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { CollaboratorDot } from "./collaborator-dot.tsx";
import { distinctPeople } from "./presence-people.ts";
import { usePresence } from "./use-presence.ts";

/** Further people are shown as a number. */
const MAX_SHOWN = 3;

export function Avatars() {
  const people = distinctPeople(usePresence((view) => view.others));
  if (people.length === 0) return null;
  return (
    <span className="flex items-center max-xl:hidden">
      {people.slice(0, MAX_SHOWN).map(({ user }) => (
        <span
          key={user.userId}
          title={shownName(user)}
          className="-ms-2 rounded-full border-2 border-raised first:ms-0"
        >
          <CollaboratorDot {...user} />
        </span>
      ))}
      {people.length > MAX_SHOWN ? (
        <span className="pl-1 text-xs font-semibold text-ink-soft tabular-nums">
          +{people.length - MAX_SHOWN}
        </span>
      ) : null}
    </span>
  );
}
