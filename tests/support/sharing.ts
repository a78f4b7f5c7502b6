/** Creates share links and connects people by them, for worker tests. */
import { exports } from "cloudflare:workers";
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";
import { call } from "./api.ts";
import { recordSocket } from "./room.ts";
import { bearer, get, readCookies, type SignedInPerson } from "./sign-in.ts";
import { ORIGIN } from "./worker.ts";

export interface Link {
  id: string;
  url: string;
  token: string;
  expiresAt: string | null;
}

export async function createLink(
  owner: SignedInPerson,
  resumeId: string,
  role: ShareRole,
  expiresAt?: string,
  more: { allowDownload?: boolean } = {},
): Promise<Link> {
  const body = { role, expiresAt, ...more };
  const made = await call(owner, "POST", `/api/resumes/${resumeId}/shares`, body);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { share } = made.body;
  return { ...share, token: share.url.split("/").at(-1) };
}

/** Opens a link like a browser; returns the response and the browser's cookie. */
export async function openLink(
  link: Link,
  cookie = "",
): Promise<{ answer: Response; cookie: string }> {
  const answer = await get(`/s/${link.token}`, cookie ? { cookie } : {});
  return { answer, cookie: readCookies(answer) || cookie };
}

/** Opens the link as a signed-in person, who becomes a member. */
export async function joinByLink(person: SignedInPerson, link: Link): Promise<void> {
  const { answer } = await openLink(link, person.cookie);
  if (answer.status !== 302) throw new Error(`Failed to join: ${answer.status}`);
}

export async function connectToRoom(
  resumeId: string,
  headers: Record<string, string> = {},
  query: Record<string, string> = {},
) {
  const answer = await exports.default.fetch(
    `${ORIGIN}/api/room?${new URLSearchParams({ resumeId, ...query })}`,
    { headers: { Upgrade: "websocket", ...headers } },
  );
  if (!answer.webSocket) throw new Error(`No socket: ${answer.status}`);
  return recordSocket(answer.webSocket);
}

/** Connects a socket that uses the JSON protocol. */
export async function joinAsJsonClient(resumeId: string, person: SignedInPerson) {
  const socket = await connectToRoom(resumeId, bearer(person));
  await socket.eventOf("hello");
  socket.sendJson({ type: "joinRoom", resumeId });
  await socket.eventOf("editorCount");
  return socket;
}

export const shareTokenHeader = ({ token }: { token: string }) => ({ "x-share-token": token });
