/**
 * Details of a posting's line: the requirements read in it, with evidence and actions, and a form
 * to add one.
 */
import { useState } from "react";
import type { Keyword } from "#app/core/ats/report.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { NATIVE_UNDO } from "#app/editor/sync/native-undo.ts";
import type { KeywordActions } from "#app/features/score-report/match/keyword-actions.ts";
import { KeywordList } from "#app/features/score-report/match/keyword-list.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { capError } from "#app/ui/controls/cap-message.ts";
import { TextArea } from "#app/ui/controls/field.tsx";
import type { PostingLine } from "./posting-lines.ts";
import { containsWords, expandToWholeWords, lineContent } from "./requirement-words.ts";
import { TEXTS } from "./texts.ts";

export function LineDetails({
  line,
  actions,
  selectedWords,
}: {
  line: PostingLine;
  actions: KeywordActions;
  /** Words that the user selected in the line. */
  selectedWords: string | null;
}) {
  const [isAdding, setAdding] = useState(selectedWords !== null);
  const { addRequirement, restore } = actions;
  const { keywords, excluded } = line;
  return (
    <>
      {keywords.length > 0 ? <KeywordList keywords={keywords} actions={actions} /> : null}
      {excluded.map(({ canonical, surface }) => (
        <p key={canonical} className="text-ink-soft">
          {TEXTS.notCounted(surface)}{" "}
          {restore ? (
            <Button
              variant="quiet"
              size="small"
              className="px-1 text-accent"
              aria-label={TEXTS.countAgainName(surface)}
              onClick={() => restore(canonical)}
            >
              {TEXTS.countAgain}
            </Button>
          ) : null}
        </p>
      ))}
      {!addRequirement && keywords.length + excluded.length === 0 ? (
        <p className="text-ink-soft">{TEXTS.noneRead}</p>
      ) : null}
      {addRequirement && isAdding ? (
        <AddRequirement
          line={line}
          selectedWords={selectedWords}
          onAdd={(words, requirement) => {
            setAdding(false);
            addRequirement(words, requirement);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : null}
      {addRequirement && !isAdding ? (
        <Button size="small" className="justify-self-start" onClick={() => setAdding(true)}>
          {keywords.length > 0 ? TEXTS.addAnother : TEXTS.thisIsOne}
        </Button>
      ) : null}
    </>
  );
}

const OPTIONS: { value: Keyword["requirement"]; label: string }[] = [
  { value: "required", label: TEXTS.mustHave },
  { value: "preferred", label: TEXTS.niceToHave },
];

function AddRequirement({
  line,
  selectedWords,
  onAdd,
  onCancel,
}: {
  line: PostingLine;
  selectedWords: string | null;
  onAdd(words: string, requirement: Keyword["requirement"]): void;
  onCancel(): void;
}) {
  const wholeWords = selectedWords === null ? null : expandToWholeWords(line.text, selectedWords);
  const [words, setWords] = useState(wholeWords ?? lineContent(line.text));
  const [requirement, setRequirement] = useState<Keyword["requirement"]>(
    line.isPreferred ? "preferred" : "required",
  );
  const [hasSubmitted, setSubmitted] = useState(false);
  const cleanWords = words.trim().replace(/\s+/g, " ");
  const error =
    capError(TEXTS.aRequirement, cleanWords.length, CAPS.shortText) ??
    (hasSubmitted && !containsWords(line.text, cleanWords) ? TEXTS.wordsOfLine : null);
  return (
    <form
      className="grid gap-2"
      {...NATIVE_UNDO}
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (cleanWords.length <= CAPS.shortText && containsWords(line.text, cleanWords))
          onAdd(cleanWords, requirement);
      }}
    >
      <TextArea
        label={TEXTS.whatItAsksFor}
        hint={TEXTS.keepTheWords}
        rows={2}
        autoComplete="off"
        dir="auto"
        // Not if words were selected in the line: taking the focus would clear the selection.
        autoFocus={selectedWords === null}
        value={words}
        error={error}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="sr-only">{TEXTS.mustOrNice}</legend>
        {OPTIONS.map(({ value, label }) => (
          <label key={value} className="flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name={`requirement-of-line-${line.number}`}
              value={value}
              checked={requirement === value}
              onChange={() => setRequirement(value)}
              className="size-4.5 accent-accent"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small">
          {TEXTS.add}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
