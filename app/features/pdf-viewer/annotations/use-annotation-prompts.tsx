/** Opens the signature and alt text dialogs when pdf.js requests them. */
import { type ReactNode, useMemo, useState } from "react";
import type {
  AnnotationPrompts,
  DescriptionRequest,
  SignatureRequest,
} from "#app/features/pdf-viewer/viewer-handle.ts";
import { lazyOverlay } from "#app/ui/loading/lazy-part.tsx";

const SignatureDialog = lazyOverlay(() =>
  import("./signature-dialog.tsx").then((module) => module.SignatureDialog),
);
const DescriptionDialog = lazyOverlay(() =>
  import("./description-dialog.tsx").then((module) => module.DescriptionDialog),
);

export function useAnnotationPrompts(): { prompts: AnnotationPrompts; dialogs: ReactNode } {
  const [signatureRequest, setSignatureRequest] = useState<SignatureRequest | null>(null);
  const [descriptionRequest, setDescriptionRequest] = useState<DescriptionRequest | null>(null);
  const prompts = useMemo(
    () => ({
      requestSignature: setSignatureRequest,
      requestDescription: setDescriptionRequest,
    }),
    [],
  );
  const dialogs = (
    <>
      {signatureRequest ? (
        <SignatureDialog
          request={signatureRequest}
          onDone={() => setSignatureRequest(null)}
          onLoadError={() => {
            signatureRequest.cancel();
            setSignatureRequest(null);
          }}
        />
      ) : null}
      {descriptionRequest ? (
        <DescriptionDialog
          request={descriptionRequest}
          onDone={() => setDescriptionRequest(null)}
          onLoadError={() => {
            descriptionRequest.cancel();
            setDescriptionRequest(null);
          }}
        />
      ) : null}
    </>
  );
  return { prompts, dialogs };
}
