/**
 * React context: whether a layout is made for several pages (page/long-pages.css), so that entries may
 * break across pages. The first versions of older templates are not, and must not change.
 */
import { createContext } from "react";

export const MultiPageLayout = createContext(false);
