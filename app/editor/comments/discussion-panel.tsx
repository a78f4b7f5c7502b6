/** Comments panel: unsent drafts, open and resolved comment threads, and suggested changes. */
import { MessageSquare } from "lucide-react";
import { useEffect, useState } from "react";
import { type AnchorLocation, locateAnchor } from "#app/core/collab/comments/anchors.ts";
import type { Suggestion, Thread } from "#app/core/collab/comments/discussion.ts";
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import { usePresence } from "#app/editor/presence/use-presence.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { type DraftTarget, draftNameOf } from "#app/editor/sync/offline/comment-drafts.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { useDebouncedRender } from "#app/editor/sync/use-debounced-render.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/overlay/tabs.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { useNow } from "#app/ui/text/time-ago.tsx";
import { CommentForm } from "./comment-form.tsx";
import type { DiscussionActions } from "./discussion-actions.ts";
import { DraftList } from "./draft-list.tsx";
import { NewSuggestion } from "./suggestions/new-suggestion.tsx";
import { SuggestionList } from "./suggestions/suggestion-list.tsx";
import { TEXTS } from "./texts.ts";
import { type CardContext, ThreadCard } from "./thread-card.tsx";
import { useDiscussion } from "./use-discussion.ts";
import { useNotLiveText } from "./use-not-live-text.ts";

/** Three tabs with their counts fit the docked panel. */
const NARROW_TAB = "px-1.5!";

export function DiscussionPanel({
  draftTarget,
  drafts,
  active,
  isLive,
  actions,
}: {
  /** What the open form's comment or suggestion is about. */
  draftTarget: DraftTarget | null;
  /** The other unsent comments and suggestions. */
  drafts: readonly DraftTarget[];
  /** The thread whose words are highlighted. */
  active: number | null;
  isLive: boolean;
  actions: DiscussionActions;
}) {
  const room = useOpenRoom();
  const { isGuest } = useEditorAccess();
  const threads = useDiscussion((view) => view.threads);
  const suggestions = useDiscussion((view) => view.suggestions);
  const isLoaded = useDiscussion((view) => view.isLoaded);
  const you = usePresence((view) => view.you?.userId ?? null);
  const [seenAt] = useState(() => room.comments.state().seenAt);
  const [opened] = useState(Date.now);
  const [tab, setTab] = useState(() =>
    // Opens the tab of what the button counts: suggestions if there are no open threads.
    !draftTarget && threads.every(isResolved) && suggestions.some(isUndecided)
      ? "suggestions"
      : "open",
  );
  const notLive = useNotLiveText();
  useDebouncedRender();
  useEffect(() => room.comments.markAllSeen());
  const activeThread = threads.find(({ id }) => id === active);
  const isActiveOpen = activeThread && activeThread.resolved === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: resolving the active thread does not switch tabs
  useEffect(() => {
    if (active !== null) setTab(isActiveOpen ? "open" : "resolved");
  }, [active]);

  const context = { you, now: useNow(opened), seenAt, isLive };
  const open = threads.filter((thread) => !isResolved(thread));
  const undecidedCount = suggestions.filter(isUndecided).length;
  const resolved = threads.filter(isResolved);
  // No counts until the comments have loaded.
  const countText = (count: number) => (isLoaded ? ` (${count})` : "");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the key that closes the panel around it
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      // Rendered through a portal, so React does not pass keys on to the panel around it.
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        actions.close();
      }}
    >
      {isLive ? null : (
        <p role="status" className="rounded-control bg-warn-wash px-3 py-2 text-sm">
          {TEXTS.whatYouWriteIsKept({ notLive })}
        </p>
      )}
      {draftTarget?.kind === "comment" ? (
        <NewComment
          key={draftNameOf(draftTarget)}
          draftTarget={draftTarget}
          isLive={isLive}
          actions={actions}
        />
      ) : null}
      {draftTarget?.kind === "suggestion" ? (
        <NewSuggestion
          key={draftNameOf(draftTarget)}
          draftTarget={draftTarget}
          isLive={isLive}
          onClose={() => {
            actions.end(draftTarget);
            setTab("suggestions");
          }}
        />
      ) : null}
      {drafts.length > 0 ? <DraftList drafts={drafts} actions={actions} /> : null}
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label={TEXTS.whichComments}>
          <Tab value="open" className={NARROW_TAB}>
            {TEXTS.open({ countText: countText(open.length) })}
          </Tab>
          <Tab value="resolved" className={NARROW_TAB}>
            {TEXTS.resolved({ countText: countText(resolved.length) })}
          </Tab>
          <Tab value="suggestions" className={NARROW_TAB}>
            {TEXTS.suggestions({ countText: countText(undecidedCount) })}
          </Tab>
        </TabList>
        <TabPanel value="open">
          {!isLoaded && isLive ? <Skeleton className="h-24" /> : null}
          {isLoaded && open.length === 0 && !draftTarget ? (
            <EmptyState level={3} icon={<MessageSquare size={24} />} title={TEXTS.noOpenComments}>
              <p>{isGuest ? TEXTS.howToComment : TEXTS.howToCommentTogether}</p>
            </EmptyState>
          ) : null}
          <ThreadList threads={open} active={active} context={context} actions={actions} />
        </TabPanel>
        <TabPanel value="resolved">
          {resolved.length === 0 ? (
            <p className="text-sm text-ink-soft">{TEXTS.noDiscussionHasBeenResolvedYet}</p>
          ) : null}
          <ThreadList threads={resolved} active={active} context={context} actions={actions} />
        </TabPanel>
        <TabPanel value="suggestions">
          <SuggestionList suggestions={suggestions} isLive={isLive} onShow={actions.show} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

const isResolved = ({ resolved }: Thread) => resolved !== null;
const isUndecided = ({ state }: Suggestion) => state === "open";

function ThreadList({
  threads,
  active,
  context,
  actions,
}: {
  threads: readonly Thread[];
  active: number | null;
  context: CardContext;
  actions: DiscussionActions;
}) {
  const room = useOpenRoom();
  const resume = room.document.read()?.resume;
  const locationOf = ({ anchor }: Thread): AnchorLocation =>
    room.presence.withDocument((doc) => locateAnchor(doc, anchor));
  return (
    <ul className="grid gap-3">
      {threads.map((thread) => (
        <li key={thread.id}>
          <ThreadCard
            {...context}
            thread={thread}
            title={labelOfField(resume, thread.anchor.field)}
            location={locationOf(thread)}
            isActive={thread.id === active}
            onShow={() => actions.show(thread.anchor, thread.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function NewComment({
  draftTarget,
  isLive,
  actions,
}: {
  draftTarget: DraftTarget;
  isLive: boolean;
  actions: DiscussionActions;
}) {
  const room = useOpenRoom();
  const { anchor, words } = draftTarget;
  return (
    <section
      aria-label={TEXTS.newComment}
      className="grid gap-2 rounded-card border border-accent p-3"
    >
      <div className="text-sm">
        <p className="font-semibold wrap-anywhere">
          {labelOfField(room.document.read()?.resume, anchor.field)}
        </p>
        {anchor.start === null ? (
          <p className="text-ink-soft">{TEXTS.theWholeField}</p>
        ) : (
          <q className="line-clamp-3 text-ink-soft wrap-anywhere">{words}</q>
        )}
      </div>
      <CommentForm
        draftName={draftNameOf(draftTarget)}
        label={TEXTS.comment}
        sendText={TEXTS.comment}
        isLive={isLive}
        isFocusRequested
        onSend={(text, mentions, requestId) =>
          room.comments.send({ type: "commentAdd", anchor, text, mentions }, requestId)
        }
        onDone={() => actions.end(draftTarget)}
        onCancel={() => actions.end(draftTarget)}
      />
    </section>
  );
}
