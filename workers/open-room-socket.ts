/** Checks who asks for a room's socket, then hands the room a fresh request with the verified identity. */
import type { AppContext } from "#app/context.ts";

export async function openRoomSocket(
  _request: Request,
  _env: Env,
  _context: AppContext,
): Promise<Response> {
  return Response.json({ message: "Not implemented" }, { status: 501 });
}
