/** Other URLs below /login show the login page [spec 2]. */
export { default, loader, meta } from "./login.tsx";
