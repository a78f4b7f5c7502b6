/** y-partyserver without storage. */
import { routePartykitRequest } from "partyserver";
import { YServer } from "y-partyserver";

export class Party extends YServer {}

export default {
  fetch: async (request, env) => (await routePartykitRequest(request, env)) ?? new Response("ok"),
};
