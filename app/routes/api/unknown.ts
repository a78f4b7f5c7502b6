/** Responds to unknown calls under /api with JSON rather than a page. */
import { fail } from "#app/server/http/json-api.server.ts";

const respondNotFound = () => fail(404, "There is no such call. See /api/openapi.json");

export const loader = respondNotFound;
export const action = respondNotFound;
