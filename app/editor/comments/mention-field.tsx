/** A text field that suggests people after an `@`: arrow keys select, Enter or Tab inserts, Escape closes the list. */

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Author } from "#app/core/collab/comments/discussion.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TextArea } from "#app/ui/controls/field.tsx";
import { matchingPeople, mentionAtCaret } from "./mentions.ts";
import { TEXTS } from "./texts.ts";

export function MentionField({
  label,
  text,
  people,
  error,
  hint,
  isFocusRequested,
  isReadOnly,
  onText,
  onMention,
  onSend,
}: {
  label: string;
  text: string;
  people: readonly Author[];
  error: string | null;
  hint: string | null;
  /** Focuses the text, also if it becomes true later. */
  isFocusRequested: boolean;
  /** While it is being sent. */
  isReadOnly: boolean;
  onText(text: string): void;
  onMention(person: Author, text: string): void;
  /** Called on Ctrl or Command with Enter. */
  onSend(): void;
}) {
  const listId = useId();
  const control = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocusRequested) control.current?.focus();
  }, [isFocusRequested]);
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const mention = caret === null ? null : mentionAtCaret(text, caret);
  const suggestions = mention ? matchingPeople(people, mention.query) : [];
  const index = Math.min(chosen, suggestions.length - 1);

  function insertMention(person: Author): void {
    if (!mention) return;
    const end = mention.at + person.name.length + 2;
    const textAfterMention = text.slice(mention.at + 1 + mention.query.length).replace(/^ /, "");
    // Rendered at once, so that what is typed right after it lands behind the name.
    flushSync(() => {
      onMention(person, `${text.slice(0, mention.at)}@${person.name} ${textAfterMention}`);
      setCaret(null);
    });
    control.current?.focus();
    control.current?.setSelectionRange(end, end);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
      return;
    }
    const person = suggestions[index];
    if (!person) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((index + step + suggestions.length) % suggestions.length);
    else if (event.key === "Enter" || event.key === "Tab") insertMention(person);
    else if (event.key === "Escape") setCaret(null);
    else return;
    event.preventDefault();
    // Keys handled by the list must not reach the panel, which a second Escape closes.
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <TextArea
        ref={control}
        label={label}
        rows={3}
        readOnly={isReadOnly}
        value={text}
        error={error}
        hint={hint}
        lang={navigator.language}
        autoComplete="off"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={suggestions.length > 0 ? listId : undefined}
        aria-activedescendant={suggestions.length > 0 ? `${listId}-${index}` : undefined}
        onChange={({ target }) => {
          onText(target.value);
          setCaret(target.selectionStart);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(null)}
      />
      {suggestions.length > 0 ? (
        <div
          id={listId}
          role="listbox"
          aria-label={TEXTS.peopleToMention}
          className="absolute inset-x-0 top-full z-40 -mt-1 max-h-56 overflow-y-auto rounded-control border border-line bg-raised py-1 shadow-raised"
        >
          {suggestions.map((person, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the text field's
            <div
              key={person.userId}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === index}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => insertMention(person)}
              className={classNames(
                "flex min-h-9 cursor-pointer items-center px-3 text-sm wrap-anywhere pointer-coarse:min-h-11",
                at === index && "bg-accent-wash text-accent",
              )}
            >
              {shownName(person)}
            </div>
          ))}
        </div>
      ) : null}
      <span role="status" className="sr-only">
        {suggestions.length > 0 ? TEXTS.mentionSuggestionCount({ count: suggestions.length }) : ""}
      </span>
    </div>
  );
}
