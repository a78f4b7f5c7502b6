/** Links and the people who come by them, for worker tests. */
import { exports } from "cloudflare:workers";
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";
import { call } from "./api.ts";
import { overhear } from "./room.ts";
import { bearer, cookiesOf, get, type SignedInPerson } from "./sign-in.ts";
import { ORIGIN } from "./worker.ts";

export interface Link {
  id: string;
  url: string;
  token: string;
  expiresAt: string | null;
}

export async function aLink(
  owner: SignedInPerson,
  resumeId: string,
  role: ShareRole,
  expiresAt?: string,
): Promise<Link> {
  const made = await call(owner, "POST", `/api/resumes/${resumeId}/shares`, { role, expiresAt });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { share } = made.body;
  return { ...share, token: share.url.split("/").at(-1) };
}

/** Opens a link as a browser does; gives the cookie it then holds. */
export async function openLink(
  link: Link,
  cookie = "",
): Promise<{ answer: Response; cookie: string }> {
  const answer = await get(`/s/${link.token}`, cookie ? { cookie } : {});
  return { answer, cookie: cookiesOf(answer) || cookie };
}

/** A signed-in person opens the link and is a member from then on. */
export async function join(person: SignedInPerson, link: Link): Promise<void> {
  const { answer } = await openLink(link, person.cookie);
  if (answer.status !== 302) throw new Error(`Joining answered ${answer.status}`);
}

export async function knock(
  resumeId: string,
  headers: Record<string, string> = {},
  query: Record<string, string> = {},
) {
  const answer = await exports.default.fetch(
    `${ORIGIN}/api/room?${new URLSearchParams({ resumeId, ...query })}`,
    { headers: { Upgrade: "websocket", ...headers } },
  );
  if (!answer.webSocket) throw new Error(`No socket: ${answer.status}`);
  return overhear(answer.webSocket);
}

/** A socket that has said it speaks plain JSON. */
export async function enter(resumeId: string, person: SignedInPerson) {
  const socket = await knock(resumeId, bearer(person));
  await socket.eventOf("hello");
  socket.say({ type: "joinRoom", resumeId });
  await socket.eventOf("editorCount");
  return socket;
}

export const withLink = ({ token }: { token: string }) => ({ "x-share-token": token });
