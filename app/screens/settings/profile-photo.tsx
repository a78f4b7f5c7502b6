/** Adds, replaces or removes the account's photo, which is not the photo of a resume. */
import { useRevalidator } from "@remix-run/react";
import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { callApi, errorMessage } from "#app/client/call-api.ts";
import { SERVER_UNREACHABLE } from "#app/client/messages.ts";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import {
  CROP_DIALOG_LOAD_FAILED,
  loadCropDialog,
  loadPhotoCheck,
} from "#app/features/photo-crop/load-crop-dialog.ts";
import type { PhotoCropDialog } from "#app/features/photo-crop/photo-crop-dialog.client.tsx";
import { PhotoFileInput } from "#app/features/photo-crop/photo-file-input.tsx";
import { Avatar } from "#app/ui/controls/avatar.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { useFileDrop } from "#app/ui/drag/use-file-drop.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { storeUser } from "./store-user.ts";
import { TEXTS } from "./texts.ts";

const PATH = "/api/auth/picture";

export function ProfilePhoto({ user }: { user: SignedInUser }) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<{ file: File; Dialog: typeof PhotoCropDialog } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOver, handlers } = useFileDrop((file) => void choose(file));
  const hasPhoto = user.profileImageUrl !== null;

  async function choose(file: File) {
    try {
      const rejection = await (await loadPhotoCheck()).checkPhotoFile(file);
      setFailure(rejection);
      if (rejection) return;
      setChosen({ file, Dialog: (await loadCropDialog()).PhotoCropDialog });
    } catch {
      setFailure(CROP_DIALOG_LOAD_FAILED);
    }
  }

  function applyChange(changed: SignedInUser, message: string) {
    storeUser(changed);
    revalidate();
    notify.success(message);
  }

  const [isRemoving, remove] = useBusy(async () => {
    setFailure(null);
    try {
      const changed = await callApi<{ user: SignedInUser }>(PATH, { method: "DELETE" });
      applyChange(changed.user, TEXTS.photoRemoved);
      button.current?.focus();
    } catch (error) {
      setFailure(errorMessage(error, SERVER_UNREACHABLE));
    }
  });

  return (
    <div className="mb-5 grid gap-3" {...handlers}>
      <div
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border p-3 ${isOver ? "border-accent bg-accent-wash" : "border-line"}`}
      >
        <Avatar
          name={user.fullName}
          imageUrl={user.profileImageUrl}
          size="large"
          label={hasPhoto ? TEXTS.yourProfilePhoto : undefined}
        />
        <div className="grid min-w-0 flex-1 basis-48 gap-2">
          <div className="flex flex-wrap gap-2">
            <Button ref={button} size="small" onClick={() => input.current?.click()}>
              {hasPhoto ? null : <ImagePlus aria-hidden size={16} />}
              {hasPhoto ? TEXTS.replacePhoto : TEXTS.addAPhoto}
            </Button>
            {hasPhoto ? (
              <Button size="small" variant="quiet" busy={isRemoving} onClick={remove}>
                {TEXTS.removePhoto}
              </Button>
            ) : null}
          </div>
          <p className="text-sm text-ink-soft">
            {hasPhoto ? TEXTS.shownInTheHeader : TEXTS.optional}
          </p>
        </div>
      </div>
      <PhotoFileInput
        ref={input}
        label={TEXTS.profilePhotoFile}
        onChoose={(file) => void choose(file)}
      />
      {failure ? (
        <Banner tone="bad" announce onDismiss={() => setFailure(null)}>
          {failure}
        </Banner>
      ) : null}
      {chosen ? (
        <chosen.Dialog
          file={chosen.file}
          upload={async (form, _crop, signal) => {
            const call = { method: "PUT", form, signal };
            const changed = await callApi<{ user: SignedInUser }>(PATH, call);
            setChosen(null);
            applyChange(changed.user, TEXTS.photoSaved);
          }}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </div>
  );
}
