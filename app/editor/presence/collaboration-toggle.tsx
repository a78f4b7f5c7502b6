/** The Live Preview's switch for other people's presence; on by default, remembered for each resume [spec 4]. */
import { Users } from "lucide-react";
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
  return (
    <Button size="small" variant={isOn ? "secondary" : "quiet"} onClick={onToggle}>
      <Users aria-hidden size={16} />
      {isOn ? "Collaboration On" : "Collaboration Off"}
    </Button>
  );
});
