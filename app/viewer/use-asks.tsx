/** The dialogs that annotating asks for, as pdf.js calls for them. */
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import type { AskedDescription, AskedSignature, Asks } from "./viewer-handle.ts";

const SignatureDialog = lazy(() =>
  import("./signature-dialog.tsx").then((module) => ({ default: module.SignatureDialog })),
);
const DescriptionDialog = lazy(() =>
  import("./description-dialog.tsx").then((module) => ({ default: module.DescriptionDialog })),
);

export function useAsks(): { asks: Asks; dialogs: ReactNode } {
  const [signature, askSignature] = useState<AskedSignature | null>(null);
  const [description, askDescription] = useState<AskedDescription | null>(null);
  const asks = useMemo(() => ({ signature: askSignature, description: askDescription }), []);
  const dialogs = (
    <Suspense fallback={null}>
      {signature ? <SignatureDialog asked={signature} onDone={() => askSignature(null)} /> : null}
      {description ? (
        <DescriptionDialog asked={description} onDone={() => askDescription(null)} />
      ) : null}
    </Suspense>
  );
  return { asks, dialogs };
}
