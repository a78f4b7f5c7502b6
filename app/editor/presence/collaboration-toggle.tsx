/** The Live Preview's switch for other people's presence; on by default, remembered for each resume [spec 4]. */
import { UserRoundX, Users } from "lucide-react";
import { memo, useCallback, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";

const keyOf = (resumeId: string) => `covitae:collaboration:${resumeId}`;

export function useCollaboration(resumeId: string): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(() => {
    try {
      return localStorage.getItem(keyOf(resumeId)) !== "off";
    } catch {
      return true;
    }
  });
  const toggle = useCallback(() => {
    setOn(!isOn);
    try {
      localStorage.setItem(keyOf(resumeId), isOn ? "off" : "on");
    } catch {
      // The choice then lasts as long as the page.
    }
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
  const text = isOn ? "Collaboration On" : "Collaboration Off";
  const Icon = isOn ? Users : UserRoundX;
  return (
    <Button
      size="small"
      variant={isOn ? "secondary" : "quiet"}
      className="px-2"
      title={text}
      onClick={onToggle}
    >
      <Icon aria-hidden size={16} />
      <span className="@max-[40rem]:sr-only">{text}</span>
    </Button>
  );
});
