/** pdf.js leaves signatures and picture descriptions to the page: this hands them to dialogs of ours. */
import type { Asks, GivenSignature } from "#app/features/pdf-viewer/viewer-handle.ts";

/** What pdf.js hands over and does not type. */
interface SignatureEditor {
  getFromText(text: string, font: object): object | null;
  getDrawnSignature(curves: object): object | null;
  getFromImage(bitmap: ImageBitmap): object | null;
  addSignature(data: object, height: number, description: string, uuid: string | null): void;
  remove(): void;
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

/** In points: about two lines of text. */
const SIGNATURE_HEIGHT = 40;

export function askingManagers(asks: Asks) {
  return {
    signatureManager: {
      getSignature({ uiManager, editor }: { uiManager: UiManager; editor: SignatureEditor }) {
        // Else what is typed in the dialog would move and delete annotations.
        uiManager.removeEditListeners();
        asks.signature({
          put(given) {
            const data = traceOf(editor, given);
            if (!data) return false;
            const description = given.kind === "typed" ? `Signature: ${given.text}` : "Signature";
            editor.addSignature(data, SIGNATURE_HEIGHT, description, null);
            uiManager.addEditListeners();
            return true;
          },
          cancel() {
            if (editor._drawId === null) editor.remove();
            uiManager.addEditListeners();
          },
        });
      },
      /** Signatures are not kept between visits. */
      loadSignatures: async () => {},
      renderEditButton: async () => {
        const none = document.createElement("span");
        none.hidden = true;
        return none;
      },
      destroy() {},
    },
    altTextManager: {
      editAltText(uiManager: UiManager, editor: StampEditor) {
        uiManager.removeEditListeners();
        asks.description({
          text: editor.altTextData?.altText ?? "",
          put(text) {
            editor.altTextData = { altText: text, decorative: false };
            editor.altTextFinish();
            uiManager.addEditListeners();
          },
          cancel() {
            editor.altTextFinish();
            uiManager.addEditListeners();
          },
        });
      },
      destroy() {},
    },
  };
}

function traceOf(editor: SignatureEditor, given: GivenSignature): object | null {
  switch (given.kind) {
    case "typed":
      return editor.getFromText(given.text, {
        fontFamily: given.font,
        fontStyle: "normal",
        fontWeight: "400",
      });
    case "drawn": {
      const { strokes, width, height } = given;
      const curves = strokes.map((points) => ({ points }));
      return editor.getDrawnSignature({ curves, thickness: 2, width, height });
    }
    case "image":
      return editor.getFromImage(given.bitmap);
  }
}
