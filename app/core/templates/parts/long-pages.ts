/** Whether a layout is made for several pages (page/long-pages.css); its first versions are not, and stay as they were. */
import { createContext } from "react";

export const LongPages = createContext(false);
