/** Values known only during server rendering; empty in the browser. */
import { createContext, useContext } from "react";

/** The nonce of the page's Content-Security-Policy; browsers hide it from scripts. */
export const NonceContext = createContext("");
export const useNonce = () => useContext(NonceContext);

/** The request id used in the server's log. */
export const RequestIdContext = createContext("");
export const useServerRequestId = () => useContext(RequestIdContext);
