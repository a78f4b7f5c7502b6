/** A dialog for a signature: typed, drawn, or from an image. */
import "@fontsource/marck-script/400.css";
import { useRef, useState } from "react";
import { TEXTS } from "#app/features/pdf-viewer/texts.ts";
import type { SignatureInput, SignatureRequest } from "#app/features/pdf-viewer/viewer-handle.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TextField } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/overlay/tabs.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { SignatureImage } from "./signature-image.tsx";
import { SignaturePad } from "./signature-pad.tsx";

/** Bundled, so that signatures look the same on every system; letters it lacks use the system's cursive font. */
const SCRIPT_FONT = '"Marck Script", cursive';
const NAME_LIMIT = 100;
const FONT_WAIT_MS = 1_500;

const TRACE_FAILED = TEXTS.noSignatureFound;

export function SignatureDialog({
  request,
  onDone,
}: {
  request: SignatureRequest;
  onDone(): void;
}) {
  const [kind, setKind] = useState<SignatureInput["kind"]>("typed");
  const [inputs, setInputs] = useState<Partial<Record<SignatureInput["kind"], SignatureInput>>>({});
  const [hasTraceFailed, setTraceFailed] = useState(false);
  const updateInput = (input: SignatureInput | null, inputKind: SignatureInput["kind"]) => {
    setTraceFailed(false);
    setInputs((previous) => ({ ...previous, [inputKind]: input ?? undefined }));
  };
  const signature = inputs[kind];
  const isAdding = useRef(false);
  const isCanceled = useRef(false);
  const cancel = () => {
    isCanceled.current = true;
    request.cancel();
    onDone();
  };
  const add = async () => {
    if (!signature || isAdding.current) return;
    isAdding.current = true;
    if (signature.kind === "typed") await loadScriptFont(signature.text);
    isAdding.current = false;
    if (isCanceled.current) return;
    if (request.submit(signature)) onDone();
    else setTraceFailed(true);
  };
  const typedName = inputs.typed?.kind === "typed" ? inputs.typed.text : "";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel();
      }}
      title={TEXTS.addASignature}
      description={TEXTS.addsYourSignatureAsADrawing}
      footer={
        <>
          <Button onClick={cancel}>{TEXTS.cancel}</Button>
          <Button variant="primary" disabled={!signature} onClick={() => void add()}>
            {TEXTS.add}
          </Button>
        </>
      }
    >
      <Tabs
        value={kind}
        onValueChange={(value) => {
          setTraceFailed(false);
          setKind(value as SignatureInput["kind"]);
        }}
      >
        <TabList label={TEXTS.howToSign}>
          <Tab value="typed">{TEXTS.type}</Tab>
          <Tab value="drawn">{TEXTS.draw}</Tab>
          <Tab value="image">{TEXTS.imageLabel}</Tab>
        </TabList>
        <TabPanel value="typed" className="grid gap-3 pt-4">
          <TextField
            label={TEXTS.yourName}
            maxLength={NAME_LIMIT}
            defaultValue={typedName}
            onChange={({ target: { value } }) => {
              const text = value.trim();
              updateInput(text === "" ? null : { kind: "typed", text, font: SCRIPT_FONT }, "typed");
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter") void add();
            }}
          />
          <p
            aria-hidden
            style={{ fontFamily: SCRIPT_FONT }}
            className="grid h-28 place-items-center overflow-hidden rounded-control border border-sheet-line bg-sheet px-4 text-4xl whitespace-nowrap text-sheet-ink"
          >
            {typedName}
          </p>
        </TabPanel>
        <TabPanel value="drawn">
          <SignaturePad onDraw={(drawn) => updateInput(drawn, "drawn")} />
        </TabPanel>
        <TabPanel value="image">
          <SignatureImage onImage={(image) => updateInput(image, "image")} />
        </TabPanel>
      </Tabs>
      {hasTraceFailed ? (
        <Banner tone="bad" announce className="mt-3">
          {TRACE_FAILED}
        </Banner>
      ) : null}
    </Dialog>
  );
}

/** A canvas draws with the fonts already loaded, so wait for ours; after a timeout, use a fallback font. */
function loadScriptFont(text: string): Promise<unknown> {
  const timeout = new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS));
  return Promise.race([document.fonts.load(`40px ${SCRIPT_FONT}`, text).catch(() => {}), timeout]);
}
