/** The dialogs that annotating asks for, as pdf.js calls for them. */
import { type ReactNode, useMemo, useState } from "react";
import type {
  AskedDescription,
  AskedSignature,
  Asks,
} from "#app/features/pdf-viewer/viewer-handle.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";

const SignatureDialog = lazyPart(() =>
  import("./signature-dialog.tsx").then((module) => module.SignatureDialog),
);
const DescriptionDialog = lazyPart(() =>
  import("./description-dialog.tsx").then((module) => module.DescriptionDialog),
);

export function useAsks(): { asks: Asks; dialogs: ReactNode } {
  const [signature, askSignature] = useState<AskedSignature | null>(null);
  const [description, askDescription] = useState<AskedDescription | null>(null);
  const asks = useMemo(() => ({ signature: askSignature, description: askDescription }), []);
  const dialogs = (
    <>
      {signature ? (
        <SignatureDialog
          asked={signature}
          onDone={() => askSignature(null)}
          onLost={() => {
            signature.cancel();
            askSignature(null);
          }}
        />
      ) : null}
      {description ? (
        <DescriptionDialog
          asked={description}
          onDone={() => askDescription(null)}
          onLost={() => {
            description.cancel();
            askDescription(null);
          }}
        />
      ) : null}
    </>
  );
  return { asks, dialogs };
}
