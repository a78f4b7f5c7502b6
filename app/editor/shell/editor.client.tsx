/** The editor of a resume in an account. Browser only: it needs sockets, storage and an iframe. */
import { useCallback, useEffect } from "react";
import { createRoom } from "#app/editor/sync/create-room.ts";
import { useIsAdopted } from "#app/editor/sync/device/use-is-adopted.ts";
import { useRoom } from "#app/editor/sync/use-room.ts";
import type { GuestBar } from "#app/features/share/guest-bar.tsx";
import { focusMain } from "#app/ui/page/skip-to-main.ts";
import { EditorLoading } from "./editor-loading.tsx";
import { OpenEditor, type OpenEditorProps } from "./open-editor.tsx";

interface EditorProps
  extends Pick<OpenEditorProps, "resume" | "role" | "lastAnalysis" | "writingModel"> {
  user: { id: string };
  /**
   * Set for a person without an account. Only that page passes `Bar`, so that other pages don't
   * load its code.
   */
  guest?: { name: string | null; Bar: typeof GuestBar };
}

export function Editor({ user, guest, ...props }: EditorProps) {
  const [resumeId, userId] = [props.resume.id, user.id];
  const open = useCallback(() => createRoom({ resumeId, userId }), [resumeId, userId]);
  const { room, state } = useRoom(open);
  const isAdopted = useIsAdopted();
  const isAdoptedAndReady = isAdopted && state.isReady;
  useEffect(() => {
    // The resume was just moved into the account by another page, which is unmounted together with
    // its focus.
    if (isAdoptedAndReady && document.activeElement === document.body) focusMain();
  }, [isAdoptedAndReady]);
  if (!room) return <EditorLoading />;
  const bar = guest ? (
    <guest.Bar
      name={guest.name}
      role={state.role ?? props.role}
      onNameSaved={room.connection.retry}
    />
  ) : null;
  return (
    <OpenEditor {...props} isGuest={guest !== undefined} bar={bar} room={room} state={state} />
  );
}
