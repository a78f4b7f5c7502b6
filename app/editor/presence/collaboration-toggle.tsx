/** The Live Preview's switch for collaboration; on by default, stored for each resume [spec 4]. */
import { UserRoundX, Users } from "lucide-react";
import { memo, useCallback, useState } from "react";
import {
  loadCollaborationChoice,
  saveCollaborationChoice,
} from "#app/editor/sync/collaboration/collaboration-choice.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { COLLABORATION_OFF_TEXT } from "./connection-label.ts";
import { TEXTS } from "./texts.ts";

export function useCollaboration(resumeId: string): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(() => loadCollaborationChoice(resumeId));
  const toggle = useCallback(() => {
    setOn(!isOn);
    saveCollaborationChoice(resumeId, !isOn);
  }, [resumeId, isOn]);
  return [isOn, toggle];
}

export const CollaborationToggle = memo(function CollaborationToggle({
  isOn,
  onToggle,
}: {
  isOn: boolean;
  onToggle(): void;
}) {
  const text = isOn ? TEXTS.collaborationOn : TEXTS.collaborationOff;
  const Icon = isOn ? Users : UserRoundX;
  return (
    <Button
      size="small"
      variant={isOn ? "secondary" : "quiet"}
      className="px-2"
      title={isOn ? text : `${text}. ${COLLABORATION_OFF_TEXT}`}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <Icon aria-hidden size={16} />
      <span className="@max-[26rem]:sr-only">{text}</span>
    </Button>
  );
});

/** A constant element, so that React does not render the preview again because of it. */
export const COLLABORATION_OFF_NOTE = (
  <p className="border-b border-line bg-sunken px-3 py-1.5 text-sm text-ink-soft">
    {COLLABORATION_OFF_TEXT}
  </p>
);
