/** How a menu was opened whose code its first press has loaded: it was not there yet to see the press itself. */
import { createContext } from "react";

export interface Press {
  isByKeyboard: boolean;
}

export const FirstPressContext = createContext<Press>({ isByKeyboard: false });
