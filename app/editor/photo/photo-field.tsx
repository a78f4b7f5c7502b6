/**
 * The photo in Personal Information: adds, replaces, crops or removes it, and sets whether the
 * resume shows it.
 */
import { ImagePlus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { callApi } from "#app/client/call-api.ts";
import type { StoredPhoto } from "#app/core/api-contract/photo-bodies.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import {
  CROP_DIALOG_LOAD_FAILED,
  loadCropDialog,
  loadPhotoCheck,
} from "#app/features/photo-crop/load-crop-dialog.ts";
import type { Crop } from "#app/features/photo-crop/photo-crop.ts";
import type { PhotoCropDialog } from "#app/features/photo-crop/photo-crop-dialog.client.tsx";
import { PhotoFileInput } from "#app/features/photo-crop/photo-file-input.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { useFileDrop } from "#app/ui/drag/use-file-drop.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { type CroppedPicture, croppedPictureOf, storeCroppedPicture } from "./cropped-pictures.ts";
import { PhotoSwitch } from "./photo-switch.tsx";
import { usePhotoUrl } from "./photo-url.ts";
import { TEXTS } from "./texts.ts";

/** How long a notice with Undo is shown. */
const UNDO_MS = 10_000;

/** The picture that is being cropped, and the loaded dialog. */
interface OpenCrop {
  file: File;
  framing?: Crop;
  Dialog: typeof PhotoCropDialog;
}

export function PhotoField() {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const photo = useRoomValue((snapshot) => snapshot.resume.photo) ?? null;
  const name = useRoomValue((snapshot) => snapshot.resume.personalInfo.fullName);
  const url = usePhotoUrl(room.resumeId, photo?.fileId);
  const [openCrop, setOpenCrop] = useState<OpenCrop | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { isOver, handlers } = useFileDrop((file) => void choose(file), mayEdit);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  async function choose(file: File) {
    try {
      const fileError = await (await loadPhotoCheck()).checkPhotoFile(file);
      setFailure(fileError);
      if (!fileError) await openCropDialog({ file });
    } catch {
      setFailure(CROP_DIALOG_LOAD_FAILED);
    }
  }
  async function openCropDialog(picture: Pick<OpenCrop, "file" | "framing">) {
    try {
      setOpenCrop({ ...picture, Dialog: (await loadCropDialog()).PhotoCropDialog });
    } catch {
      setFailure(CROP_DIALOG_LOAD_FAILED);
    }
  }
  function store(fileId: string, picture: CroppedPicture) {
    const before = photo;
    storeCroppedPicture(fileId, picture);
    setOpenCrop(null);
    room.edits.setPhoto({ fileId, visible: before?.visible ?? false });
    notify.plain(before ? TEXTS.photoReplaced : TEXTS.photoAdded, {
      action: { label: TEXTS.undo, onClick: () => room.edits.setPhoto(before) },
      durationMs: UNDO_MS,
    });
  }
  const uncropped = photo && croppedPictureOf(photo.fileId);
  function remove() {
    const before = photo;
    room.edits.setPhoto(null);
    setFailure(null);
    button.current?.focus();
    notify.plain(TEXTS.photoRemoved, {
      action: { label: TEXTS.undo, onClick: () => room.edits.setPhoto(before) },
      durationMs: UNDO_MS,
    });
  }

  return (
    <section
      aria-labelledby={titleId}
      {...handlers}
      className={classNames(
        "mb-3 grid gap-3 rounded-card border p-2.5",
        isOver ? "border-accent bg-accent-wash" : "border-line",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {photo ? <Picture url={url} name={name} /> : null}
        <div
          className={classNames(
            "min-w-0 flex-1 basis-48",
            // Most resumes have no photo, so the offer to add one takes only two lines.
            photo ? "grid gap-2" : "flex items-center gap-x-3",
          )}
        >
          <h3 id={titleId} className={photo ? "text-sm font-semibold" : "sr-only"}>
            {TEXTS.photo}
          </h3>
          {mayEdit ? (
            <div className="flex shrink-0 flex-wrap gap-2">
              <Button
                ref={button}
                id="field-photo"
                size="small"
                onClick={() => input.current?.click()}
              >
                {photo ? null : <ImagePlus aria-hidden size={16} />}
                {photo ? TEXTS.replace : TEXTS.addAPhoto}
              </Button>
              {uncropped ? (
                <Button size="small" variant="quiet" onClick={() => void openCropDialog(uncropped)}>
                  {TEXTS.cropAgain}
                </Button>
              ) : null}
              {photo ? (
                <Button size="small" variant="quiet" onClick={remove}>
                  {TEXTS.remove}
                </Button>
              ) : null}
            </div>
          ) : null}
          <p className="text-sm text-ink-soft">
            {mayEdit && !photo ? TEXTS.optional : null}
            {photo && url === null ? TEXTS.thisPhotoIsNotAvailable : null}
            {photo && url !== null ? (photo.visible ? TEXTS.shown : TEXTS.kept) : null}
          </p>
        </div>
      </div>
      {mayEdit ? (
        <PhotoFileInput
          ref={input}
          label={TEXTS.photoFile}
          onChoose={(file) => void choose(file)}
        />
      ) : null}
      {failure ? (
        <Banner tone="bad" announce onDismiss={() => setFailure(null)}>
          {failure}
        </Banner>
      ) : null}
      {photo && mayEdit ? <PhotoSwitch /> : null}
      {openCrop ? (
        <openCrop.Dialog
          file={openCrop.file}
          savedCrop={openCrop.framing}
          upload={async (form, framing, signal) => {
            const path = `/api/resumes/${room.resumeId}/photo`;
            const { photo } = await callApi<{ photo: StoredPhoto }>(path, { form, signal });
            store(photo.fileId, { file: openCrop.file, framing });
          }}
          onClose={() => setOpenCrop(null)}
        />
      ) : null}
    </section>
  );
}

function Picture({ url, name }: { url: string | null | undefined; name: string }) {
  const shape = "size-20 shrink-0 rounded-card";
  if (url)
    return <img src={url} alt={name.trim() || TEXTS.photo} className={`${shape} object-cover`} />;
  return <span aria-hidden className={`${shape} animate-pulse bg-sunken`} />;
}
