/** Addresses below /login that lead nowhere else show the login [spec 2]. */
export { default, loader, meta } from "./login.tsx";
