/**
 * Tells a lazily loaded menu how it was opened, because the press that loaded its code came before the menu existed. A
 * menu that was opened by keyboard focuses its first item.
 */
import { createContext } from "react";

export interface Press {
  isByKeyboard: boolean;
}

export const FirstPressContext = createContext<Press>({ isByKeyboard: false });
