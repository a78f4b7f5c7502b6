/** The address of app/entry.landing.ts, bundled (vite.config.ts). */
declare module "virtual:covitae/landing-script" {
  const address: string;
  export default address;
}
