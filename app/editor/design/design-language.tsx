/** Choice of the language of the resume's headings and dates, which is not that of the editor. */
import { resumeLanguage } from "#app/core/resume-languages/language-tags.ts";
import { RESUME_LANGUAGES } from "#app/core/resume-languages/languages.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { SelectField } from "#app/ui/controls/field.tsx";
import { TEXTS } from "./texts.ts";

/** Stored as an empty value, as in resumes from before there was a choice. */
const DEFAULT = "en";

export function DesignLanguage() {
  const room = useOpenRoom();
  const language = useRoomValue((snapshot) => snapshot.resume.language);
  return (
    <SelectField
      label={TEXTS.languageOfTheResume}
      value={resumeLanguage(language) ?? DEFAULT}
      onChange={({ target }) =>
        room.edits.setLanguage(target.value === DEFAULT ? "" : target.value)
      }
      // The select is as wide as its column. By default the browser measures every option, in the
      // fonts of many scripts: this took 90 of the 150 ms that Design takes to open on a slow
      // processor.
      className="field-sizing-content"
    >
      {Object.entries(RESUME_LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
