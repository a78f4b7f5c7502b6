/** A signature to be put on the page: typed, drawn, or from a picture. */
import "@fontsource/marck-script/400.css";
import { useRef, useState } from "react";
import type { AskedSignature, GivenSignature } from "#app/features/pdf-viewer/viewer-handle.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TextField } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/overlay/tabs.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { SignatureBoard } from "./signature-board.tsx";
import { SignatureImage } from "./signature-image.tsx";

/** The same hand on every system, fetched when somebody signs; for letters it lacks, whatever there is. */
const SCRIPT_FONT = '"Marck Script", cursive';
const NAME_LIMIT = 100;
const FONT_WAIT_MS = 1_500;

const UNTRACED =
  "No signature could be made out of this. Dark writing on a light ground works best.";

export function SignatureDialog({ asked, onDone }: { asked: AskedSignature; onDone(): void }) {
  const [kind, setKind] = useState<GivenSignature["kind"]>("typed");
  const [given, setGiven] = useState<Partial<Record<GivenSignature["kind"], GivenSignature>>>({});
  const [isUntraced, setUntraced] = useState(false);
  const offer = (signature: GivenSignature | null, of: GivenSignature["kind"]) => {
    setUntraced(false);
    setGiven((before) => ({ ...before, [of]: signature ?? undefined }));
  };
  const signature = given[kind];
  const adding = useRef(false);
  const isOver = useRef(false);
  const cancel = () => {
    isOver.current = true;
    asked.cancel();
    onDone();
  };
  const add = async () => {
    if (!signature || adding.current) return;
    adding.current = true;
    if (signature.kind === "typed") await fontFor(signature.text);
    adding.current = false;
    if (isOver.current) return;
    if (asked.put(signature)) onDone();
    else setUntraced(true);
  };
  const typed = given.typed?.kind === "typed" ? given.typed.text : "";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel();
      }}
      title="Add a signature"
      description="It becomes a drawing on the page. It is not a digital signature with a certificate."
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button variant="primary" disabled={!signature} onClick={() => void add()}>
            Add
          </Button>
        </>
      }
    >
      <Tabs
        value={kind}
        onValueChange={(value) => {
          setUntraced(false);
          setKind(value as GivenSignature["kind"]);
        }}
      >
        <TabList label="How to sign">
          <Tab value="typed">Type</Tab>
          <Tab value="drawn">Draw</Tab>
          <Tab value="image">Image</Tab>
        </TabList>
        <TabPanel value="typed" className="grid gap-3 pt-4">
          <TextField
            label="Your name"
            maxLength={NAME_LIMIT}
            defaultValue={typed}
            onChange={({ target: { value } }) => {
              const text = value.trim();
              offer(text === "" ? null : { kind: "typed", text, font: SCRIPT_FONT }, "typed");
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
            {typed}
          </p>
        </TabPanel>
        <TabPanel value="drawn">
          <SignatureBoard onDraw={(drawn) => offer(drawn, "drawn")} />
        </TabPanel>
        <TabPanel value="image">
          <SignatureImage onImage={(image) => offer(image, "image")} />
        </TabPanel>
      </Tabs>
      {isUntraced ? (
        <Banner tone="bad" announce className="mt-3">
          {UNTRACED}
        </Banner>
      ) : null}
    </Dialog>
  );
}

/** A canvas draws with what is there at once. Without the font it is another hand, not no signature. */
function fontFor(text: string): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS));
  return Promise.race([document.fonts.load(`40px ${SCRIPT_FONT}`, text).catch(() => {}), late]);
}
