/** Whether a layout is made for several pages (page/long-pages.css). First versions are not. */
import { createContext } from "react";

export const LongPages = createContext(false);
