/**
 * React context: whether a layout is made for several pages (page/long-pages.css). The first
 * versions of older templates are not.
 */
import { createContext } from "react";

export const MultiPageLayout = createContext(false);
