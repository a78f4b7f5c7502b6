/**
 * How a lazily loaded menu was opened: the press that loaded its code came before the menu existed.
 */
import { createContext } from "react";

export interface Press {
  isByKeyboard: boolean;
}

export const FirstPressContext = createContext<Press>({ isByKeyboard: false });
