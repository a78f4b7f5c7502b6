import { createContext, useContext } from "react";

/** Of the page's Content-Security-Policy; empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext("");
export const useNonce = () => useContext(NonceContext);
