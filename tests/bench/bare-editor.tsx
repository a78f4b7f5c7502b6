/**
 * A minimal editor of this kind: one text of a shared document with undo, rendered by React into an iframe. The
 * product's keystroke latency is compared with it, in alternating runs.
 */
import { memo, type ReactNode, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import * as Y from "yjs";

const doc = new Y.Doc();
const shared = doc.getText("summary");
new Y.UndoManager(shared);
let text = "";
const listeners = new Set<() => void>();
doc.on("update", () => {
  text = shared.toString();
  for (const listener of listeners) listener();
});
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const Summary = memo(({ text }: { text: string }) => <p>{text}</p>);
const LINES = Array.from({ length: 60 }, (_, line) => `Line ${line}`);
const Rest = memo(() => LINES.map((line) => <p key={line}>{line}</p>));

function Sheet() {
  const shown = useSyncExternalStore(subscribe, () => text);
  return (
    <main>
      <Rest />
      <Summary text={shown} />
    </main>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const [pageDocument, setPageDocument] = useState<Document | null>(null);
  return (
    <>
      <iframe
        title="Preview"
        srcDoc="<!doctype html><body></body>"
        onLoad={({ currentTarget }) => setPageDocument(currentTarget.contentDocument)}
      />
      {pageDocument ? createPortal(children, pageDocument.body) : null}
    </>
  );
}

createRoot(document.body.appendChild(document.createElement("div"))).render(
  <>
    <textarea
      onInput={({ currentTarget: { value } }) =>
        doc.transact(() => shared.insert(shared.length, value.slice(shared.length)))
      }
    />
    <Frame>
      <Sheet />
    </Frame>
  </>,
);
