/** The editor of a resume that is kept in this browser, for people without an account. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { UNTITLED } from "#app/core/resume/title.ts";
import { DEFAULT_TEMPLATE_ID } from "#app/core/templates/template-summaries.ts";
import { useUnsavedWarning } from "#app/editor/form/use-unsaved-warning.ts";
import { EditorLoading } from "#app/editor/shell/editor-loading.tsx";
import { OpenEditor } from "#app/editor/shell/open-editor.tsx";
import type { OpenedRoom } from "#app/editor/sync/create-room.ts";
import { createDeviceRoom, type DeviceLoss } from "#app/editor/sync/device/create-device-room.ts";
import type { DeviceResume } from "#app/editor/sync/device/device-resume.client.ts";
import { eraseDeviceResume } from "#app/editor/sync/device/device-storage.ts";
import type { AccountAction } from "#app/editor/sync/editor-access.ts";
import { DEVICE_RESUME_ID } from "#app/editor/sync/offline/job-draft.ts";
import { useRoom } from "#app/editor/sync/use-room.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { focusMain } from "#app/ui/page/skip-to-main.ts";
import { DeviceBar } from "./device-bar.tsx";

const SignUpDialog = lazyPart(() =>
  import("./sign-up-dialog.tsx").then((module) => module.SignUpDialog),
);
const EraseDialog = lazyPart(() =>
  import("./erase-dialog.tsx").then((module) => module.EraseDialog),
);
/** Props that the server gives the editor of an account's resume. */
const INITIAL_PROPS = {
  resume: { id: DEVICE_RESUME_ID, title: UNTITLED, templateId: DEFAULT_TEMPLATE_ID },
  role: "owner",
  lastAnalysis: null,
} as const;

export function DeviceEditor({
  device,
  onErased,
  onLost,
}: {
  device: DeviceResume;
  /** Called after this tab has erased the resume. */
  onErased(): void;
  /** Called if the resume can't be opened, or another tab has erased, replaced or moved it. */
  onLost(loss: DeviceLoss): void;
}) {
  const opened = useRef<OpenedRoom | null>(null);
  const open = useCallback(() => {
    opened.current = createDeviceRoom(device, onLost);
    return opened.current;
  }, [device, onLost]);
  const { room, state } = useRoom(open);
  const [signUpReason, setSignUpReason] = useState<AccountAction | null>(null);
  const [isErasing, setErasing] = useState(false);
  const deviceActions = useMemo(
    () => ({ askToSignUp: setSignUpReason, askToErase: () => setErasing(true) }),
    [],
  );
  // The browser denies storage or its storage is full, so closing the tab loses the resume.
  const isTabOnly = state.saveState.kind === "tabOnly";
  useUnsavedWarning(isTabOnly);
  const isNew = device.initial !== undefined;
  const isNewAndReady = state.isReady && isNew;
  useEffect(() => {
    // The button that created the resume is unmounted, together with its focus.
    if (isNewAndReady && document.activeElement === document.body) focusMain();
  }, [isNewAndReady]);
  if (!room) return <EditorLoading />;
  return (
    <>
      <OpenEditor
        {...INITIAL_PROPS}
        isGuest
        bar={<DeviceBar isTabOnly={isTabOnly} onErase={deviceActions.askToErase} />}
        deviceActions={deviceActions}
        room={room}
        state={state}
      />
      {signUpReason ? (
        <SignUpDialog
          reason={signUpReason}
          onClose={() => setSignUpReason(null)}
          onLoadError={() => setSignUpReason(null)}
        />
      ) : null}
      {isErasing ? (
        <EraseDialog
          onClose={() => setErasing(false)}
          onLoadError={() => setErasing(false)}
          onErase={() => {
            // The room's pending writes must not recreate the erased data.
            opened.current?.close();
            eraseDeviceResume();
            onErased();
          }}
        />
      ) : null}
    </>
  );
}
