/** The signature and alt text managers that pdf.js expects from the host page; they open our dialogs. */
import type { AnnotationPrompts, SignatureInput } from "#app/features/pdf-viewer/viewer-handle.ts";

/** The parts of pdf.js' signature editor that its types omit. */
interface SignatureEditor {
  getFromText(text: string, font: object): object | null;
  getDrawnSignature(curves: object): object | null;
  getFromImage(bitmap: ImageBitmap): object | null;
  addSignature(data: object, height: number, description: string, uuid: string | null): void;
  remove(): void;
  /** Null until a signature has been added. */
  _drawId: unknown;
}
interface StampEditor {
  altTextData: { altText: string; decorative: boolean } | undefined;
  altTextFinish(): void;
}
interface UiManager {
  addEditListeners(): void;
  removeEditListeners(): void;
}

/** About two lines of text. */
const SIGNATURE_HEIGHT_PT = 40;
/** The line width of a signature drawn by hand, in pixels of the signature pad. */
const STROKE_WIDTH_PX = 2;

/** The managers have the methods that pdf.js calls; `prompts` opens the dialogs. */
export function createDialogManagers(prompts: AnnotationPrompts) {
  return {
    signatureManager: {
      getSignature({ uiManager, editor }: { uiManager: UiManager; editor: SignatureEditor }) {
        // Otherwise keys typed in the dialog would move and delete annotations.
        uiManager.removeEditListeners();
        prompts.requestSignature({
          submit(input) {
            const data = traceSignature(editor, input);
            if (!data) return false;
            const description = input.kind === "typed" ? `Signature: ${input.text}` : "Signature";
            editor.addSignature(data, SIGNATURE_HEIGHT_PT, description, null);
            uiManager.addEditListeners();
            return true;
          },
          cancel() {
            // Removes the empty annotation that pdf.js created before it asked for the signature.
            if (editor._drawId === null) editor.remove();
            uiManager.addEditListeners();
          },
        });
      },
      /** Signatures are not stored between sessions. */
      loadSignatures: async () => {},
      /** pdf.js adds the button to its toolbar of a signature; a hidden element, because we offer no such edit. */
      renderEditButton: async () => {
        const placeholder = document.createElement("span");
        placeholder.hidden = true;
        return placeholder;
      },
      destroy() {},
    },
    altTextManager: {
      editAltText(uiManager: UiManager, editor: StampEditor) {
        uiManager.removeEditListeners();
        prompts.requestDescription({
          text: editor.altTextData?.altText ?? "",
          submit(text) {
            editor.altTextData = { altText: text, decorative: false };
            editor.altTextFinish();
            uiManager.addEditListeners();
          },
          cancel() {
            // Also without a change: it returns the focus to the annotation's button.
            editor.altTextFinish();
            uiManager.addEditListeners();
          },
        });
      },
      destroy() {},
    },
  };
}

/** Converts the input to pdf.js' outlines; null if it contains no lines. */
function traceSignature(editor: SignatureEditor, input: SignatureInput): object | null {
  switch (input.kind) {
    case "typed":
      return editor.getFromText(input.text, {
        fontFamily: input.font,
        fontStyle: "normal",
        fontWeight: "400",
      });
    case "drawn": {
      const { strokes, width, height } = input;
      const curves = strokes.map((points) => ({ points }));
      return editor.getDrawnSignature({ curves, thickness: STROKE_WIDTH_PX, width, height });
    }
    case "image":
      return editor.getFromImage(input.bitmap);
  }
}
