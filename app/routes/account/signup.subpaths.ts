/** URLs below /signup show the sign-up page [spec 2]. */
export { default, loader, meta } from "./signup.tsx";
