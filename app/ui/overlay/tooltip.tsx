/** A tooltip on hover and focus. Never put essential information only here. */
import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

export function Tooltip({
  text,
  side = "top",
  children,
}: {
  text: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** A single focusable element. */
  children: ReactElement;
}) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-appear rounded-control bg-ink px-2.5 py-1.5 text-sm text-paper shadow-raised"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
