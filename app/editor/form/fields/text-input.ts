/**
 * Dispatches input events of the form's text controls. They are caught at the window, because React listens at the
 * document and would search the page for handlers first: a tenth of a keystroke's time
 * (docs/decisions/0010-keystroke-latency.md). Other code that observes them must listen at the window, too, in the
 * capture phase.
 */
type Listener = (event: Event) => void;

const listenersOf = new WeakMap<EventTarget, Set<Listener>>();
let isListening = false;

/** Returns the function that removes the listener. */
export function onTextInput(control: HTMLElement, listener: Listener): () => void {
  if (!isListening) addEventListener("input", dispatchToListeners, true);
  isListening = true;
  const listeners = listenersOf.get(control) ?? new Set();
  listenersOf.set(control, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listenersOf.delete(control);
  };
}

function dispatchToListeners(event: Event): void {
  const listeners = event.target && listenersOf.get(event.target);
  if (!listeners) return;
  event.stopPropagation();
  for (const listener of [...listeners]) listener(event);
}
