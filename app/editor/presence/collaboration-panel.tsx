/**
 * The side panel of the header's round button: who is here and in which section, recent changes
 * [spec 2], and comments.
 */

import { useState } from "react";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import type { OtherCollaborator } from "#app/editor/sync/collaboration/presence-state.ts";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { TimeAgo, useNow } from "#app/ui/text/time-ago.tsx";
import { CollaboratorDot } from "./collaborator-dot.tsx";
import { COLLABORATION_OFF_TEXT } from "./connection-label.ts";
import type { PanelTab } from "./panel-slots.ts";
import { PANEL_TEXTS } from "./panel-texts.ts";
import { distinctPeople } from "./presence-people.ts";
import { sectionName, sectionTitle } from "./section-names.ts";
import { SidePanel } from "./side-panel.tsx";
import { TruncatedName } from "./truncated-name.tsx";
import type { Following } from "./use-following.ts";
import { usePresence } from "./use-presence.ts";

/** Further people are combined into one chip. */
const MAX_SHOWN = 5;

export function CollaborationPanel({
  following,
  ...panel
}: {
  tab: PanelTab;
  onTabChange(tab: PanelTab): void;
  connection: ConnectionState["kind"];
  isCollaborating: boolean;
  following: Following;
  commentCount: number;
  /** The pane that holds the panel; null on phones, where it is a sheet over the page. */
  dock: HTMLElement | null;
  onCommentsSlot(slot: HTMLElement | null): void;
  onClose(): void;
}) {
  const { isCollaborating } = panel;
  if (panel.connection === "device") {
    return (
      <SidePanel {...panel}>
        <p className="text-sm text-ink-soft">{PANEL_TEXTS.togetherNeedsAnAccount}</p>
      </SidePanel>
    );
  }
  return (
    <SidePanel {...panel}>
      <Collaborators following={following} isCollaborating={isCollaborating} />
      {isCollaborating ? <RecentChanges /> : null}
      <p className="border-t border-line pt-3 text-sm text-ink-soft">
        {isCollaborating
          ? PANEL_TEXTS.changesSyncInRealTime
          : PANEL_TEXTS.collaborationIsOff({ collaborationOff: COLLABORATION_OFF_TEXT })}
      </p>
    </SidePanel>
  );
}

function Collaborators({
  following,
  isCollaborating,
}: {
  following: Following;
  isCollaborating: boolean;
}) {
  const you = usePresence((view) => view.you);
  const people = distinctPeople(usePresence((view) => view.others));
  const listedPeople = people.slice(0, MAX_SHOWN);
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{PANEL_TEXTS.activeCollaborators}</h3>
      <ul className="grid grid-cols-1 gap-1">
        {you ? (
          <li className="flex min-h-9 items-center gap-2 text-sm">
            <CollaboratorDot {...you} />
            <TruncatedName person={you} text={PANEL_TEXTS.nameOfYourself} />
          </li>
        ) : null}
        {listedPeople.map((other) => (
          <Collaborator key={other.user.userId} other={other} following={following} />
        ))}
      </ul>
      {people.length > MAX_SHOWN ? (
        <Badge className="mt-1">{PANEL_TEXTS.more(people.length - MAX_SHOWN)}</Badge>
      ) : null}
      {people.length === 0 && isCollaborating ? (
        <p className="text-sm text-ink-soft">{PANEL_TEXTS.nobodyElseIsHereRightNow}</p>
      ) : null}
    </section>
  );
}

function Collaborator({ other, following }: { other: OtherCollaborator; following: Following }) {
  const { user, cursor } = other;
  const isFollowed = following.userId === user.userId;
  return (
    <li className="flex min-h-9 items-center gap-2 text-sm">
      <CollaboratorDot {...user} />
      <span className="min-w-0 flex-1">
        <TruncatedName person={user} />
        {cursor ? (
          <span className="block truncate text-xs text-ink-soft">
            {PANEL_TEXTS.in({ sectionName: sectionName(cursor.field.split(".")[0] ?? "") })}
          </span>
        ) : null}
      </span>
      <Button
        size="small"
        variant={isFollowed ? "secondary" : "quiet"}
        aria-pressed={isFollowed}
        aria-label={
          isFollowed
            ? PANEL_TEXTS.stopFollowing({ shownName: shownName(user) })
            : PANEL_TEXTS.follow({ shownName: shownName(user) })
        }
        onClick={() => following.follow(isFollowed ? null : user.userId)}
      >
        {isFollowed ? PANEL_TEXTS.following : PANEL_TEXTS.followLabel}
      </Button>
    </li>
  );
}

function RecentChanges() {
  const you = usePresence((view) => view.you);
  const changes = usePresence((view) => view.changes);
  const [opened] = useState(Date.now);
  const now = useNow(opened);
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{PANEL_TEXTS.recentChanges}</h3>
      {changes.length === 0 ? (
        <p className="text-sm text-ink-soft">{PANEL_TEXTS.noRecentChanges}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-1.5 text-sm">
          {changes.map(({ section, by, userId, at, since }) => (
            <li key={`${since} ${section} ${userId}`} className="flex items-baseline gap-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {PANEL_TEXTS.changedBy({
                  section: sectionTitle(section),
                  who: userId === you?.userId ? PANEL_TEXTS.you : shownName({ userId, name: by }),
                })}
              </span>
              <span className="shrink-0 text-xs text-ink-soft">
                <TimeAgo at={new Date(at).toISOString()} now={now} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
