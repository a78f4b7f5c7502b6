/** The account menu of the error page, which has no loader: shows the user whose session is stored in this browser. */
import { type ReactNode, useEffect, useState } from "react";

export function StoredAccountMenu() {
  const [menu, setMenu] = useState<ReactNode>(null);
  useEffect(() => {
    let isUnmounted = false;
    // Imported on demand, because every page's initial bundle includes the error page.
    async function load() {
      const { storedSession } = await import("#app/client/stored-session.ts");
      const session = storedSession();
      if (!session) return;
      const { AccountMenu } = await import("#app/ui/page/account-menu.tsx");
      if (!isUnmounted) setMenu(<AccountMenu user={session.user} />);
    }
    load().catch((error) => console.warn("Failed to load the account menu", error));
    return () => {
      isUnmounted = true;
    };
  }, []);
  return menu;
}
