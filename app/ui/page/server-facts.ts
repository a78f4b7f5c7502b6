/** What only the answering server knows about this page; empty in the browser. */
import { createContext, useContext } from "react";

/** Of the page's Content-Security-Policy; browsers hide nonces from scripts. */
export const NonceContext = createContext("");
export const useNonce = () => useContext(NonceContext);

/** Under which the server's log speaks of the request. */
export const RequestIdContext = createContext("");
export const useServerRequestId = () => useContext(RequestIdContext);
