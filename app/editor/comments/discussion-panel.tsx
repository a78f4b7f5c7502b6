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
import { useRenderOnDocumentChange } from "#app/editor/sync/use-render-on-document-change.ts";
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

/** Smaller where the docked panel is narrow, so that three tabs with their counts fit beside each other. */
const NARROW_TAB = "px-1.5! @max-[19rem]:px-1! @max-[19rem]:text-xs";

export function DiscussionPanel({
  draftTarget,
  drafts,
  activeThreadId,
  isLive,
  actions,
}: {
  /** What the open form's comment or suggestion is about. */
  draftTarget: DraftTarget | null;
  /** The other unsent comments and suggestions. */
  drafts: readonly DraftTarget[];
  /** The thread whose words are highlighted. */
  activeThreadId: number | null;
  /** Whether comments and suggestions can be sent now. */
  isLive: boolean;
  actions: DiscussionActions;
}) {
  const room = useOpenRoom();
  const { isGuest } = useEditorAccess();
  const threads = useDiscussion((view) => view.threads);
  const suggestions = useDiscussion((view) => view.suggestions);
  const isLoaded = useDiscussion((view) => view.isLoaded);
  const currentUserId = usePresence((view) => view.you?.userId ?? null);
  const [seenAt] = useState(() => room.comments.state().seenAt);
  const [openedAt] = useState(Date.now);
  const [tab, setTab] = useState(() =>
    // Begins with the suggestions if only they are open, since the panel's button counts them too.
    !draftTarget && threads.every(isResolved) && suggestions.some(isUndecided)
      ? "suggestions"
      : "open",
  );
  const notLiveText = useNotLiveText();
  // The labels and places of the commented texts follow the document.
  useRenderOnDocumentChange();
  // After every render: comments that arrive while the panel is open are seen.
  useEffect(() => {
    room.comments.markAllSeen();
  });
  const activeThread = threads.find(({ id }) => id === activeThreadId);
  const isActiveOpen = activeThread && activeThread.resolved === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: resolving the active thread does not switch tabs
  useEffect(() => {
    if (activeThreadId !== null) setTab(isActiveOpen ? "open" : "resolved");
  }, [activeThreadId]);

  const context = { currentUserId, now: useNow(openedAt), seenAt, isLive };
  const openThreads = threads.filter((thread) => !isResolved(thread));
  const undecidedCount = suggestions.filter(isUndecided).length;
  const resolvedThreads = threads.filter(isResolved);
  // No counts until the comments have loaded.
  const countText = (count: number) => (isLoaded ? ` (${count})` : "");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the key that closes the panel around it
    <div
      className="@container grid grid-cols-[minmax(0,1fr)] gap-4"
      // Rendered through a portal, so React does not pass keys on to the panel around it.
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        actions.close();
      }}
    >
      {isLive ? null : (
        <p role="status" className="rounded-control bg-warn-wash px-3 py-2 text-sm">
          {TEXTS.whatYouWriteIsKept({ notLiveText })}
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
            actions.removeDraft(draftTarget);
            setTab("suggestions");
          }}
        />
      ) : null}
      {drafts.length > 0 ? <DraftList drafts={drafts} actions={actions} /> : null}
      <Tabs value={tab} onValueChange={setTab}>
        {/* Where they do not fit, as with many comments, they wrap: a tab must not be cut off. */}
        <TabList label={TEXTS.whichComments} className="flex-wrap @max-[19rem]:gap-x-0">
          <Tab value="open" className={NARROW_TAB}>
            {TEXTS.open({ countText: countText(openThreads.length) })}
          </Tab>
          <Tab value="resolved" className={NARROW_TAB}>
            {TEXTS.resolved({ countText: countText(resolvedThreads.length) })}
          </Tab>
          <Tab value="suggestions" className={NARROW_TAB}>
            {TEXTS.suggestions({ countText: countText(undecidedCount) })}
          </Tab>
        </TabList>
        <TabPanel value="open">
          {!isLoaded && isLive ? <Skeleton className="h-24" /> : null}
          {isLoaded && openThreads.length === 0 && !draftTarget ? (
            <EmptyState level={3} icon={<MessageSquare size={24} />} title={TEXTS.noOpenComments}>
              <p>{isGuest ? TEXTS.howToComment : TEXTS.howToCommentTogether}</p>
            </EmptyState>
          ) : null}
          <ThreadList
            threads={openThreads}
            activeThreadId={activeThreadId}
            context={context}
            actions={actions}
          />
        </TabPanel>
        <TabPanel value="resolved">
          {resolvedThreads.length === 0 ? (
            <p className="text-sm text-ink-soft">{TEXTS.noDiscussionHasBeenResolvedYet}</p>
          ) : null}
          <ThreadList
            threads={resolvedThreads}
            activeThreadId={activeThreadId}
            context={context}
            actions={actions}
          />
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
  activeThreadId,
  context,
  actions,
}: {
  threads: readonly Thread[];
  activeThreadId: number | null;
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
            isActive={thread.id === activeThreadId}
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
  /** Whether comments and suggestions can be sent now. */
  isLive: boolean;
  actions: DiscussionActions;
}) {
  const room = useOpenRoom();
  const { anchor, words: quotedText } = draftTarget;
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
          <q className="line-clamp-3 text-ink-soft wrap-anywhere">{quotedText}</q>
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
        onDone={() => actions.removeDraft(draftTarget)}
        onCancel={() => actions.removeDraft(draftTarget)}
      />
    </section>
  );
}
