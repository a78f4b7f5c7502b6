/**
 * The editor page of one resume. Its room holds the document and the live connection to the server.
 */
import { useNavigate, useParams } from "@remix-run/react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { AtsReport } from "#app/core/ats/report.ts";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { displayTitle } from "#app/core/resume/title.ts";
import { findTemplateSummary } from "#app/core/templates/template-summaries.ts";
import { AdviceContext, useCreateAdvice } from "#app/editor/advice/use-advice.ts";
import type { PanesHandle } from "#app/editor/command-palette/editor-actions.ts";
import type { LastAnalysis } from "#app/editor/match/use-score.ts";
import { useCollaboration } from "#app/editor/presence/collaboration-toggle.tsx";
import { useLocalCursor } from "#app/editor/presence/use-local-cursor.ts";
import { type EditorAccess, EditorAccessContext } from "#app/editor/sync/editor-access.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { RoomContext } from "#app/editor/sync/room-context.ts";
import type { RoomState } from "#app/editor/sync/room-state.ts";
import { saveStateText } from "#app/editor/sync/save-state-text.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { EditorTop } from "./editor-top.tsx";
import { EditorPanes } from "./panes/editor-panes.tsx";
import { useAutomaticTitle } from "./use-automatic-title.ts";
import { useDocumentTitle } from "./use-document-title.ts";

const AccessEnded = lazyPart(() =>
  import("./access-ended.tsx").then((module) => module.AccessEnded),
);

export interface OpenEditorProps {
  resume: { id: string; title: string; templateId: string };
  /** The role when the page was loaded; the room may report another one later. */
  role: Role;
  lastAnalysis: LastAnalysis | null;
  isGuest: boolean;
  /** Below the header, for people without an account. */
  bar: ReactNode;
  /** Absent if none is configured, and for guests: the server limits its use by account. */
  writingModel?: EditorAccess["writingModel"];
  deviceActions?: EditorAccess["deviceActions"];
  room: Room;
  state: RoomState;
}

/**
 * Passes down only texts and flags; components that show content subscribe to their part of the
 * room's document.
 */
export function OpenEditor({
  resume,
  role: loadedRole,
  lastAnalysis,
  isGuest,
  bar,
  writingModel = null,
  deviceActions = null,
  room,
  state,
}: OpenEditorProps) {
  const { connection, isReady } = state;
  const templateId = state.templateId ?? resume.templateId;
  const title = state.title ?? resume.title;
  const fullName = room.document.read()?.resume.personalInfo.fullName;
  useDocumentTitle(resume.title, displayTitle(title, fullName));
  const role = state.role ?? loadedRole;
  const access = useMemo(
    () => ({ role, isGuest, writingModel, deviceActions }),
    [role, isGuest, writingModel, deviceActions],
  );
  useAutomaticTitle(room, title, role === "owner");
  const isConnected = connection.kind === "live" || connection.kind === "polling";
  useTemplateInUrl(resume.id, isConnected && !isGuest ? templateId : null);
  const [isCollaborating, toggleCollaboration] = useCollaboration(resume.id);
  useEffect(() => room.connection.setCollaborating(isCollaborating), [room, isCollaborating]);
  useLocalCursor(room);
  const advice = useCreateAdvice(room, role !== "view");
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
              templateName={findTemplateSummary(templateId)?.name ?? "Default"}
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
            {bar}
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
 * for guests, and without a connection, when the template may be known only from the offline copy.
 */
function useTemplateInUrl(resumeId: string, templateId: string | null): void {
  const navigate = useNavigate();
  const addressTemplateId = useParams().templateId;
  useEffect(() => {
    if (templateId === null || templateId === addressTemplateId) return;
    navigate(`/builder/${templateId}?resume=${resumeId}`, { replace: true });
  }, [navigate, templateId, addressTemplateId, resumeId]);
}
