/** Editors of our room: users who joined by a link, each socket with a separate text. */
import * as decoding from "lib0/decoding";
import * as Y from "yjs";
import { signUp } from "../../support/people.ts";
import { openRawSocket } from "./raw-socket.mjs";
import { emptyVector, syncFrame, yClient } from "./y-frames.mjs";

/** All sockets of a person share the limits of a room, and each of these sends 15 frames a second. */
export const SOCKETS_PER_PERSON = 5;
const ENTRIES = 100;

async function call(url, { token }, method, path, body) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const entry = (index, description) => ({
  ...{ id: `e${index}`, company: "", position: "", startDate: "", endDate: "" },
  ...{ current: false, description },
});

/** Creates a room with an initial text of `bytes`. */
export async function openRoomOfOurs(url, { people, bytes = 0 }) {
  const crowd = [];
  for (let i = 0; i < people; i++) crowd.push(await signUp(url, `Bench Person ${i}`));
  const [owner] = crowd;
  const each = "x".repeat(Math.floor(bytes / ENTRIES));
  const experience = Array.from({ length: ENTRIES }, (_, index) => entry(index, each));
  const { resume } = await call(url, owner, "POST", "/api/resumes", {
    templateId: "modern-professional",
    resume: {
      personalInfo: { fullName: "", email: "", phone: "", address: "", linkedIn: "", github: "" },
      ...{ summary: "", skills: [], experience, education: [], projects: [] },
    },
  });
  const { share } = await call(url, owner, "POST", `/api/resumes/${resume.id}/shares`, {
    role: "edit",
  });
  return { url, resumeId: resume.id, crowd, shareToken: share.url.split("/").at(-1) };
}

export function socketOfOurs({ url, resumeId, crowd, shareToken }, index) {
  const person = crowd[Math.floor(index / SOCKETS_PER_PERSON)] ?? crowd[index % crowd.length];
  return openRawSocket(`${url}/api/room?resumeId=${resumeId}`, {
    Authorization: `Bearer ${person.token}`,
    "X-Share-Token": shareToken,
  });
}

/** Waits until the document is complete, like a page does. */
export async function joinOurs(socket) {
  await socket.opened;
  let clientId = 0;
  for (;;) {
    const frame = await socket.next();
    if (typeof frame === "string") {
      for (const event of [JSON.parse(frame)].flat()) {
        if (event.type !== "hello") continue;
        clientId = event.clientId;
        socket.send(syncFrame(0, emptyVector()));
      }
    } else if (frame[0] === 0 && frame[1] === 1) {
      const decoder = decoding.createDecoder(frame.subarray(2));
      return { clientId, state: decoding.readVarUint8Array(decoder) };
    }
  }
}

export async function ourClients(
  url,
  count,
  { people = Math.ceil(count / SOCKETS_PER_PERSON), typists = count } = {},
) {
  const room = await openRoomOfOurs(url, { people });
  const clients = [];
  let first = null;
  for (let index = 0; index < count; index++) {
    const socket = socketOfOurs(room, index);
    const { clientId, state } = await joinOurs(socket);
    first ??= state;
    if (index >= typists) {
      clients.push({ socket });
      continue;
    }
    const doc = new Y.Doc();
    Y.applyUpdate(doc, first);
    doc.clientID = clientId;
    const text = doc.getMap("resume").get("experience").get(`e${index}`).get("description");
    clients.push(yClient(socket, doc, text, { saysUser: false }));
  }
  return clients;
}
