/** Addresses below /signup show the sign-up [spec 2]. */
export { default, loader, meta } from "./signup.tsx";
