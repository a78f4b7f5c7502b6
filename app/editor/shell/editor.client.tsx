/** The editor screen on one open room. Browser only: sockets, an offline copy, an iframe to draw in. */
import { useNavigate, useParams } from "@remix-run/react";
import { useEffect, useMemo, useRef } from "react";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { shownTitle } from "#app/core/resume/title.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import type { PanesHandle } from "#app/editor/command-palette/editor-actions.ts";
import type { LastAnalysis } from "#app/editor/match/use-score.ts";
import { useCollaboration } from "#app/editor/presence/collaboration-toggle.tsx";
import { useOwnCursor } from "#app/editor/presence/use-own-cursor.ts";
import { type EditorAccess, EditorAccessContext } from "#app/editor/sync/editor-access.ts";
import { type Room, RoomContext } from "#app/editor/sync/room-context.ts";
import { saveStateText } from "#app/editor/sync/save-state-text.ts";
import { useRoom } from "#app/editor/sync/use-room.ts";
import type { GuestBar } from "#app/features/share/guest-bar.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { EditorPanes } from "./editor-panes.tsx";
import { EditorTop } from "./editor-top.tsx";
import { useDocumentTitle } from "./use-document-title.ts";

const AccessEnded = lazyPart(() =>
  import("./access-ended.tsx").then((module) => module.AccessEnded),
);

export interface EditorProps {
  user: { id: string };
  resume: { id: string; title: string; templateId: string };
  /** As the page was opened; the room may know better later. */
  role: Role;
  lastAnalysis: LastAnalysis | null;
  /** Whoever came by a link without an account. Their page brings the bar along: nobody else needs its code. */
  guest?: { name: string | null; Bar: typeof GuestBar };
  /** Absent where there is none, and for guests: what is asked of it is counted by account. */
  writingModel?: EditorAccess["writingModel"];
}

/** Hands on words and flags; what shows content subscribes to its own piece of it. */
export function Editor({
  user,
  resume,
  role: openedAs,
  lastAnalysis,
  guest,
  writingModel = null,
}: EditorProps) {
  const handle = useRoom({ resumeId: resume.id, userId: user.id });
  const { connection, isReady } = handle;
  // The handle is another one at every change of state; its methods stay while the room is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` stands for all of them
  const room: Room = useMemo(() => handle, [handle.read]);
  const templateId = handle.templateId ?? resume.templateId;
  const title = handle.title ?? resume.title;
  useDocumentTitle(resume.title, shownTitle(title, handle.read()?.resume.personalInfo.fullName));
  const isGuest = guest !== undefined;
  const role = handle.role ?? openedAs;
  const access = useMemo(() => ({ role, isGuest, writingModel }), [role, isGuest, writingModel]);
  useAddressOf(resume.id, connection.kind === "live" && !isGuest ? templateId : null);
  const [isCollaborating, toggleCollaboration] = useCollaboration(resume.id);
  useEffect(() => room.collaborate(isCollaborating), [room, isCollaborating]);
  useOwnCursor(room);
  const panes = useRef<PanesHandle>(null);

  if (connection.kind === "offline" && connection.isRefused) {
    return (
      <EditorAccessContext.Provider value={access}>
        <AccessEnded
          reason={connection.error}
          unsent={handle.saveState.kind === "unsynced" ? handle.read() : null}
        />
      </EditorAccessContext.Provider>
    );
  }
  return (
    <EditorAccessContext.Provider value={access}>
      <RoomContext.Provider value={room}>
        <div className="relative flex h-dvh flex-col overflow-clip">
          <EditorTop
            title={title}
            templateName={findTemplate(templateId)?.name ?? "Default"}
            connection={connection.kind}
            connectionError={connection.kind === "offline" ? connection.error : null}
            refusal={handle.refusal}
            editorCount={isCollaborating ? handle.editorCount : 1}
            saveText={saveStateText(handle.saveState)}
            isReady={isReady}
            panes={panes}
          />
          {guest ? <guest.Bar name={guest.name} role={role} onNameSaved={room.retry} /> : null}
          <EditorPanes
            handle={panes}
            title={title}
            lastAnalysis={lastAnalysis}
            isReady={isReady}
            connection={connection.kind}
            isCollaborating={isCollaborating}
            onToggleCollaboration={toggleCollaboration}
          />
        </div>
      </RoomContext.Provider>
    </EditorAccessContext.Provider>
  );
}

/**
 * Another template chosen elsewhere moves this page to its address; the room stays open. Null while the
 * template is only known from the offline copy.
 */
function useAddressOf(resumeId: string, templateId: string | null): void {
  const navigate = useNavigate();
  const shown = useParams().templateId;
  useEffect(() => {
    if (templateId === null || templateId === shown) return;
    navigate(`/builder/${templateId}?resume=${resumeId}`, { replace: true });
  }, [navigate, templateId, shown, resumeId]);
}
