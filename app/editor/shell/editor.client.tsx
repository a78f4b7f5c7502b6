/** The editor's page on one open room. Browser only: it needs sockets, storage and an iframe. */
import { useNavigate, useParams } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { AtsReport } from "#app/core/ats/report.ts";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { displayTitle } from "#app/core/resume/title.ts";
import { findTemplateName } from "#app/core/templates/template-names.ts";
import { AdviceContext, useNewAdvice } from "#app/editor/advice/use-advice.ts";
import type { PanesHandle } from "#app/editor/command-palette/editor-actions.ts";
import type { LastAnalysis } from "#app/editor/match/use-score.ts";
import { useCollaboration } from "#app/editor/presence/collaboration-toggle.tsx";
import { useOwnCursor } from "#app/editor/presence/use-own-cursor.ts";
import { type EditorAccess, EditorAccessContext } from "#app/editor/sync/editor-access.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { RoomContext } from "#app/editor/sync/room-context.ts";
import type { RoomState } from "#app/editor/sync/room-state.ts";
import { saveStateText } from "#app/editor/sync/save-state-text.ts";
import { useRoom } from "#app/editor/sync/use-room.ts";
import type { GuestBar } from "#app/features/share/guest-bar.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { EditorLoading } from "./editor-loading.tsx";
import { EditorPanes } from "./editor-panes.tsx";
import { EditorTop } from "./editor-top.tsx";
import { useAutomaticTitle } from "./use-automatic-title.ts";
import { useDocumentTitle } from "./use-document-title.ts";

const AccessEnded = lazyPart(() =>
  import("./access-ended.tsx").then((module) => module.AccessEnded),
);

export interface EditorProps {
  user: { id: string };
  resume: { id: string; title: string; templateId: string };
  /** The role when the page was loaded; the room may report another one later. */
  role: Role;
  lastAnalysis: LastAnalysis | null;
  /** A person without an account. Only their page passes the bar in, so that other pages don't load its code. */
  guest?: { name: string | null; Bar: typeof GuestBar };
  /** Absent if none is configured, and for guests: the server limits its use by account. */
  writingModel?: EditorAccess["writingModel"];
}

export function Editor(props: EditorProps) {
  const { room, state } = useRoom({ resumeId: props.resume.id, userId: props.user.id });
  return room ? <OpenEditor {...props} room={room} state={state} /> : <EditorLoading />;
}

/** Passes down only texts and flags; components that show content subscribe to their piece of it. */
function OpenEditor({
  resume,
  role: loadedRole,
  lastAnalysis,
  guest,
  writingModel = null,
  room,
  state,
}: EditorProps & { room: Room; state: RoomState }) {
  const { connection, isReady } = state;
  const templateId = state.templateId ?? resume.templateId;
  const title = state.title ?? resume.title;
  const fullName = room.document.read()?.resume.personalInfo.fullName;
  useDocumentTitle(resume.title, displayTitle(title, fullName));
  const isGuest = guest !== undefined;
  const role = state.role ?? loadedRole;
  const access = useMemo(() => ({ role, isGuest, writingModel }), [role, isGuest, writingModel]);
  useAutomaticTitle(room, title, role === "owner");
  const isConnected = connection.kind === "live" || connection.kind === "polling";
  useTemplateAddress(resume.id, isConnected && !isGuest ? templateId : null);
  const [isCollaborating, toggleCollaboration] = useCollaboration(resume.id);
  useEffect(() => room.connection.setCollaborating(isCollaborating), [room, isCollaborating]);
  useOwnCursor(room);
  const advice = useNewAdvice(room, role !== "view");
  const panes = useRef<PanesHandle>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [report, setReport] = useState<AtsReport | null>(null);
  const score = report?.score ?? null;

  if (connection.kind === "offline" && connection.isRefused) {
    return (
      <EditorAccessContext.Provider value={access}>
        <AccessEnded
          reason={connection.error}
          unsynced={state.saveState.kind === "unsynced" ? room.document.read() : null}
        />
      </EditorAccessContext.Provider>
    );
  }
  return (
    <EditorAccessContext.Provider value={access}>
      <RoomContext.Provider value={room}>
        <AdviceContext.Provider value={advice}>
          <div className="relative flex h-dvh flex-col overflow-clip">
            <EditorTop
              title={title}
              templateName={findTemplateName(templateId)?.name ?? "Default"}
              connection={connection.kind}
              connectionError={connection.kind === "offline" ? connection.error : null}
              roomError={state.error}
              editorCount={state.editorCount}
              isCollaborating={isCollaborating}
              saveText={saveStateText(state.saveState)}
              isReady={isReady}
              panes={panes}
              report={report}
              toolsRef={setTools}
            />
            {guest ? (
              <guest.Bar name={guest.name} role={role} onNameSaved={room.connection.retry} />
            ) : null}
            <EditorPanes
              handle={panes}
              title={title}
              lastAnalysis={lastAnalysis}
              isReady={isReady}
              connection={connection.kind}
              isCollaborating={isCollaborating}
              onToggleCollaboration={toggleCollaboration}
              tools={tools}
              score={score}
              hasReport={report !== null}
              onReport={setReport}
            />
          </div>
        </AdviceContext.Provider>
      </RoomContext.Provider>
    </EditorAccessContext.Provider>
  );
}

/**
 * Keeps the template in the page's address current when a collaborator chooses another one; the room stays open. Null
 * while the template is known only from the offline copy.
 */
function useTemplateAddress(resumeId: string, templateId: string | null): void {
  const navigate = useNavigate();
  const addressTemplateId = useParams().templateId;
  useEffect(() => {
    if (templateId === null || templateId === addressTemplateId) return;
    navigate(`/builder/${templateId}?resume=${resumeId}`, { replace: true });
  }, [navigate, templateId, addressTemplateId, resumeId]);
}
