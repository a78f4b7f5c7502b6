/** The role matrix, tested on every call and every frame, for members and guests. */
import { expect, onTestFinished, test, vi } from "vitest";
import { CALLS } from "#app/core/api-contract/contract.ts";
import { encodeFrame } from "#app/core/collab/protocol/protocol.ts";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import type { Role, ShareRole } from "#app/core/collab/protocol/room-api.ts";
import { type ApiResponse, call, expectError } from "../support/api.ts";
import { createOwnedRoom, resumeContent, room } from "../support/room.ts";
import {
  connectToRoom,
  createLink,
  joinByLink,
  type Link,
  openLink,
  shareTokenHeader,
} from "../support/sharing.ts";
import { bearer, get, type SignedInPerson, signUp } from "../support/sign-in.ts";

const ROLES = ["owner", "edit", "comment", "view"] as const;
const POSTING = { title: "Analyst", description: "- Mathematics" };
const REWRITE = { kind: "summary", field: "summary", text: "" };
const TEXTS = { resumeText: "Mathematics", jobDescriptionText: "Mathematics" };

/** A caller with a session, or a guest with a link. */
interface Party {
  role: Role;
  by: SignedInPerson | null;
  headers: Record<string, string>;
}

async function everybody() {
  const { owner, resumeId } = await createOwnedRoom();
  const links = {} as Record<ShareRole, Link>;
  const parties: Party[] = [{ role: "owner", by: owner, headers: {} }];
  for (const role of ["edit", "comment", "view"] as const) {
    links[role] = await createLink(owner, resumeId, role);
    const member = await signUp();
    await joinByLink(member, links[role]);
    parties.push(
      { role, by: member, headers: {} },
      { role, by: null, headers: shareTokenHeader(links[role]) },
    );
  }
  return { owner, resumeId, links, parties };
}

/** Expected statuses by role: owner, edit, comment, view; and a guest's if it differs. */
type Row = [call: string, body: object | undefined, statuses: number[], guest?: number[]];
const NEEDS_ACCOUNT = [403, 403, 403, 403];

const TABLE: Row[] = [
  ["get /api/resumes/{id}", undefined, [200, 200, 200, 200]],
  ["put /api/resumes/{id}", { content: { summary: "Changed" } }, [200, 200, 403, 403]],
  ["put /api/resumes/{id}", { templateId: "modern-professional" }, [200, 200, 403, 403]],
  ["put /api/resumes/{id}", { jobDescription: POSTING }, [200, 200, 403, 403]],
  ["put /api/resumes/{id}", { title: "Mine" }, [200, 403, 403, 403]],
  [
    "put /api/resumes/{id}",
    { sync: { epoch: null, needsClientId: true, stateVector: "AA==", update: null } },
    [200, 200, 200, 403],
  ],
  ["get /api/resumes/{id}/versions", undefined, [200, 200, 200, 403]],
  ["post /api/resumes/{id}/versions", { name: "Named" }, [201, 201, 403, 403]],
  ["get /api/resumes/{id}/versions/{v}", undefined, [200, 200, 200, 403]],
  ["post /api/resumes/{id}/versions/{v}/restore", undefined, [200, 200, 403, 403]],
  ["delete /api/resumes/{id}/versions/{v}", undefined, [200, 403, 403, 403]],
  ["get /api/resumes/{id}/export?format=txt", undefined, [200, 200, 200, 403]],
  ["get /api/resumes/{id}/copies", undefined, [200, 200, 200, 403], NEEDS_ACCOUNT],
  // With access, the upload fails because it is no form, and the photo is not found.
  ["post /api/resumes/{id}/photo", {}, [415, 415, 403, 403]],
  ["get /api/resumes/{id}/photo/{fileId}", undefined, [404, 404, 404, 404]],
  // With access, the call fails because it is no form.
  ["post /api/resumes/{id}/copies", {}, [415, 415, 415, 403], NEEDS_ACCOUNT],
  ["get /api/resumes/{id}/copies/{copyId}", undefined, [404, 404, 404, 403], NEEDS_ACCOUNT],
  ["delete /api/resumes/{id}/copies/{copyId}", undefined, [404, 404, 404, 403], NEEDS_ACCOUNT],
  ["get /api/resumes/{id}/analyses", undefined, [200, 200, 200, 403]],
  ["post /api/resumes/{id}/analyses", { jobDescription: POSTING }, [201, 201, 403, 403]],
  // With access, the call fails because the tests have no model.
  ["post /api/resumes/{id}/rewrite", REWRITE, [501, 501, 403, 403], NEEDS_ACCOUNT],
  ["post /api/ats-score", { ...TEXTS, resumeId: "{id}" }, [200, 200, 200, 200]],
  ["post /api/ats-score", TEXTS, [200, 200, 200, 200]],
  // With access, the call fails because of the file name.
  ["post /api/generate-pdf", { resumeId: "{id}", fileName: 7 }, [400, 400, 400, 400]],
  ["get /api/resumes/{id}/shares", undefined, [200, 403, 403, 403]],
  ["post /api/resumes/{id}/shares", { role: "view" }, [201, 403, 403, 403]],
  ["delete /api/resumes/{id}/shares/{shareId}", undefined, [404, 403, 403, 403]],
  ["get /api/resumes/{id}/members", undefined, [200, 403, 403, 403]],
  ["put /api/resumes/{id}/members/{userId}", { role: "view" }, [404, 403, 403, 403]],
  ["delete /api/resumes/{id}/members/{userId}", undefined, [404, 403, 403, 403]],
  ["delete /api/resumes/{id}/members/{userId}/decision", undefined, [404, 403, 403, 403]],
  ["get /api/resumes/{id}/public-page", undefined, [200, 403, 403, 403]],
  ["put /api/resumes/{id}/public-page", { isOn: false }, [200, 403, 403, 403]],
  ["get /api/resumes/{id}/audit", undefined, [200, 403, 403, 403]],
  ["get /api/resumes", undefined, [200, 200, 200, 200], NEEDS_ACCOUNT],
  // Each account may change its own photo; 415, because JSON is sent instead of a form.
  ["put /api/auth/picture", {}, [415, 415, 415, 415], NEEDS_ACCOUNT],
  ["delete /api/auth/picture", undefined, [200, 200, 200, 200], NEEDS_ACCOUNT],
  ["post /api/resumes", { templateId: "modern-professional" }, [201, 201, 201, 201], NEEDS_ACCOUNT],
  ["post /api/resumes/{id}/duplicate", undefined, [201, 201, 201, 403], NEEDS_ACCOUNT],
  ["post /api/resumes/{id}/restore", undefined, [200, 404, 404, 404], NEEDS_ACCOUNT],
  ["delete /api/resumes/{id}", undefined, [200, 403, 403, 403]],
];

test("[spec 6] every call responds to every role as in the table, and to guests by their link's role", async () => {
  const { owner, resumeId, parties } = await everybody();
  const version = await call(owner, "POST", `/api/resumes/${resumeId}/versions`, { name: "First" });
  const put = (text: string) =>
    text
      .replace("{id}", resumeId)
      .replace("{v}", String(version.body.version.id))
      .replace(/\{(shareId|userId|copyId|fileId)\}/, "f".repeat(32));
  for (const [what, body, statuses, forGuests = statuses] of TABLE) {
    const [method = "", path = ""] = put(what).split(" ");
    const sent = body && JSON.parse(put(JSON.stringify(body)));
    // The owner comes last, because the table ends with deleting the resume.
    for (const { role, by, headers } of [...parties].reverse()) {
      const answered = await call(by, method.toUpperCase(), path, sent, headers);
      const expected = (by ? statuses : forGuests)[ROLES.indexOf(role)];
      expect(answered.status, `${what} by ${by ? "a member" : "a guest"}, ${role}`).toBe(expected);
      if (answered.status >= 400) expectError(answered, answered.status);
    }
  }
});

test("the table contains every call about a resume", () => {
  const known = new Set(TABLE.map(([what]) => what.split("?")[0]));
  const missing = CALLS.filter(({ path }) => /resumes|score|pdf/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((what) => !known.has(what) && !NOT_BY_ROLE.has(what));
  expect(missing).toEqual([]);
});
const NOT_BY_ROLE = new Set([
  // The health check is public, and an import creates a resume of one's own.
  "options /api/ats-score",
  "post /api/resumes/import",
]);

test("only roles that may export may print, with or without an account", async () => {
  const { resumeId, parties } = await everybody();
  for (const { role, by, headers } of parties) {
    const answers: ApiResponse[] = [
      await call(by, "POST", "/api/generate-pdf", { resumeId }, headers),
    ];
    // People with an account may print HTML of their own in any role; guests only if their role may export.
    if (!by) {
      const body = { html: "<p>Report</p>", fileName: "report" };
      answers.push(await call(null, "POST", "/api/generate-pdf", body, headers));
    }
    for (const answered of answers) {
      if (isAtLeast(role, "comment")) expect(answered.status).not.toBe(403);
      else expectError(answered, 403);
    }
  }
});

test("a viewer gets the PDF of what the page shows where the link says allowDownload, and nothing else", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const shares = `/api/resumes/${resumeId}/shares`;
  const without = await createLink(owner, resumeId, "view");
  const link = await createLink(owner, resumeId, "view", undefined, { allowDownload: true });
  const member = await signUp();
  await joinByLink(member, link);
  const { body } = await call(owner, "GET", shares);
  const listed = Object.fromEntries(
    body.shares.map((share: { id: string; allowDownload: boolean }) => [
      share.id,
      share.allowDownload,
    ]),
  );
  expect(listed).toEqual({ [without.id]: false, [link.id]: true });
  const pdf = `/api/resumes/${resumeId}/export?format=pdf`;
  const print = (headers: Record<string, string>, by: SignedInPerson | null = null) =>
    Promise.all([
      call(by, "GET", pdf, undefined, headers),
      call(by, "POST", "/api/generate-pdf", { resumeId }, headers),
    ]);
  for (const answered of await print(shareTokenHeader(without))) {
    expectError(answered, 403, /doesn't allow downloads/);
  }
  const [guests, members] = [await print(shareTokenHeader(link)), await print({}, member)];
  expect([...guests, ...members].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // A hidden section is not in the PDF either.
  const design = { hidden: ["skills"] };
  expect((await call(owner, "PUT", `/api/resumes/${resumeId}`, { design })).status).toBe(200);
  const { url } = (await print(shareTokenHeader(link)))[1].body;
  const file = new TextDecoder("latin1").decode(await (await get(url)).arrayBuffer());
  expect(file).toContain("/Author");
  expect(file).not.toContain(utf16("Mathematics"));
  for (const format of ["docx", "odt", "txt", "json", "md", "rendercv", "europass", "zip"]) {
    const other = pdf.replace("pdf", format);
    expectError(await call(null, "GET", other, undefined, shareTokenHeader(link)), 403);
  }
  const html = { html: "<p>Report</p>", fileName: "report" };
  const report = call(null, "POST", "/api/generate-pdf", html, shareTokenHeader(link));
  expectError(await report, 403);
  await call(owner, "DELETE", `${shares}/${link.id}`);
  for (const answered of await print(shareTokenHeader(link))) expectError(answered, 403);
  for (const answered of await print({}, member)) expectError(answered, 404);
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const short = await createLink(owner, resumeId, "view", inAnHour, { allowDownload: true });
  vi.setSystemTime(Date.now() + 3_600_001);
  onTestFinished(() => void vi.useRealTimers());
  for (const answered of await print(shareTokenHeader(short))) expectError(answered, 403);
});

const utf16 = (text: string) =>
  [...text].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, "0")).join("");

test("a viewer gets no job description and no score", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const path = `/api/resumes/${resumeId}`;
  const jobDescription = { title: "Secret posting", description: "- Secret requirement" };
  const posted = await call(owner, "POST", `${path}/analyses`, { jobDescription });
  expect(posted.status).toBe(201);
  const link = await createLink(owner, resumeId, "view");
  const read = await call(null, "GET", path, undefined, shareTokenHeader(link));
  const page = await (await openLink(link)).answer.text();
  const viewer = await connectToRoom(resumeId, shareTokenHeader(link));
  viewer.sendJson({ type: "joinRoom", resumeId });
  await viewer.eventOf("resumeUpdated");
  expect(read.body.resume.lastScore).toBeNull();
  for (const told of [JSON.stringify(read.body), page, JSON.stringify(viewer.events)]) {
    expect(told).not.toContain("Secret");
  }
});

test("a link grants access only to its own resume, and others stay 404", async () => {
  const { resumeId, links } = await everybody();
  const other = await createOwnedRoom();
  const headers = shareTokenHeader(links.edit);
  for (const path of [`/api/resumes/${other.resumeId}`, "/api/resumes/nothing"]) {
    expectError(await call(null, "GET", path, undefined, headers), 404, /no such resume/);
  }
  const flipped = {
    "x-share-token": links.edit.token.replace(/^./, (c) => (c === "A" ? "B" : "A")),
  };
  expectError(await call(null, "GET", `/api/resumes/${resumeId}`, undefined, flipped), 403);
});

test("a session that sends a link joins by it", async () => {
  const { resumeId, links } = await everybody();
  const friend = await signUp();
  const path = `/api/resumes/${resumeId}`;
  expectError(await call(friend, "GET", path), 404);
  const shown = await call(friend, "GET", path, undefined, shareTokenHeader(links.comment));
  expect(shown.body.resume.role).toBe("comment");
  expect((await call(friend, "GET", path)).body.resume.role).toBe("comment");
});

const CURSOR = {
  type: "cursorUpdate",
  position: { row: 0, column: 0, sectionId: "summary", fieldId: "summary" },
};
const SELECTION = {
  type: "selectionUpdate",
  selection: { start: { row: 0, column: 0 }, end: { row: 0, column: 1 }, text: "I" },
};
const COMMENT = { type: "commentAdd", anchor: { field: "summary", start: 0, end: 1 }, text: "I" };
const RESOLVE = { type: "commentResolve", threadId: 1 };
const DELETE = { type: "commentDelete", threadId: 1 };
const SUGGESTION = { type: "suggestionAdd", anchor: { field: "summary" }, base: "", proposed: "X" };
const MONTH = {
  ...SUGGESTION,
  ...{ anchor: { field: "experience.e1.startDate" }, base: "1842-01", proposed: "2021-03" },
};
const CHECKBOX = {
  ...SUGGESTION,
  ...{ anchor: { field: "experience.e1.current" }, base: "Yes", proposed: "No" },
};
const DECISION = { type: "suggestionDecide", suggestionId: 1, decision: "rejected" };
const step1 = encodeFrame({ kind: "step1", stateVector: new Uint8Array([0]) });
/** Each frame, and whether it is an error for owner, edit, comment and view. */
const FRAMES: [name: string, frame: object | Uint8Array, isError: boolean[]][] = [
  ["joinRoom", { type: "joinRoom" }, [false, false, false, false]],
  ["resumeUpdate", { type: "resumeUpdate", data: { summary: "X" } }, [false, false, true, true]],
  ["cursorUpdate", CURSOR, [false, false, false, true]],
  ["selectionUpdate", SELECTION, [false, false, false, true]],
  ["collaborationUpdate", { type: "collaborationUpdate", isOn: true }, [false, false, false, true]],
  ["commentList", { type: "commentList" }, [false, false, false, true]],
  ["commentAdd", COMMENT, [false, false, false, true]],
  ["commentReply", { type: "commentReply", threadId: 1, text: "I" }, [false, false, false, true]],
  ["commentResolve", { ...RESOLVE, isResolved: true }, [false, false, false, true]],
  // These frames are about the owner's comment, which others may neither change nor delete.
  ["commentEdit", { type: "commentEdit", commentId: 1, text: "I" }, [false, true, true, true]],
  ["commentDelete", { ...DELETE, commentId: 1 }, [false, true, true, true]],
  ["suggestionAdd", SUGGESTION, [false, false, false, true]],
  ["suggestionAdd of a month", MONTH, [false, false, false, true]],
  ["suggestionAdd of a checkbox", CHECKBOX, [false, false, false, true]],
  ["suggestionDecide", DECISION, [false, true, true, true]],
  [
    "suggestionWithdraw",
    { type: "suggestionWithdraw", suggestionId: 2 },
    [false, true, true, true],
  ],
  ["sync step 1", step1, [false, false, false, true]],
];

test("every frame is accepted or rejected as in the table, without closing the socket", async () => {
  const { owner, resumeId, parties } = await everybody();
  const first = await connectToRoom(resumeId, bearer(owner));
  for (const said of [COMMENT, SUGGESTION, SUGGESTION]) first.sendJson({ ...said, resumeId });
  first.sendJson({ type: "joinRoom", resumeId });
  await first.eventOf("resumeUpdated");
  first.socket.close();
  // The owner comes last, because only they can delete the comment that the frames are about.
  for (const { role, by, headers } of [...parties].reverse()) {
    for (const [name, frame, isError] of FRAMES) {
      const socket = await connectToRoom(resumeId, by ? bearer(by) : headers);
      expect((await socket.eventOf("hello")).role).toBe(role);
      if (frame instanceof Uint8Array) socket.socket.send(frame);
      else socket.sendJson({ ...frame, resumeId });
      // A command whose answer comes after all results of the frame.
      socket.sendJson({ type: "joinRoom", resumeId });
      const hasJoined = name === "joinRoom" || (name === "resumeUpdate" && isAtLeast(role, "edit"));
      await socket.eventOf("resumeUpdated", hasJoined ? 2 : 1);
      const errors = socket.events.filter((event) => event.type === "error");
      expect(errors.length > 0, `${name} by ${by ? "a member" : "a guest"}, ${role}`).toBe(
        isError[ROLES.indexOf(role)],
      );
      expect(socket.isOpen()).toBe(true);
      socket.socket.close();
    }
  }
});

test("viewers get only visible content: no hidden photo, job description, names, cursors or selections", async () => {
  const hidden = resumeContent({ photo: { fileId: "secret-photo", visible: false } });
  const { owner, resumeId } = await createOwnedRoom(hidden);
  const path = `/api/resumes/${resumeId}`;
  await call(owner, "PUT", path, { jobDescription: { ...POSTING, title: "Secret posting" } });
  const link = await createLink(owner, resumeId, "view");
  const viewer = await connectToRoom(resumeId, shareTokenHeader(link));
  viewer.sendJson({ type: "joinRoom", resumeId });
  await viewer.eventOf("resumeUpdated");
  const editor = await connectToRoom(resumeId, bearer(owner));
  editor.sendJson({ type: "joinRoom", resumeId });
  await editor.eventOf("resumeUpdated");
  for (const frame of [CURSOR, SELECTION]) editor.sendJson({ ...frame, resumeId });
  editor.sendJson({ type: "resumeUpdate", resumeId, data: { summary: "Seen by all" } });
  const heard = await viewer.eventOf("resumeUpdated", 2);
  expect(heard.data.summary).toBe("Seen by all");
  const said = JSON.stringify(viewer.events);
  expect(said).not.toMatch(/secret|cursorUpdated|selectionUpdated/i);
  expect(said).not.toContain(owner.user.fullName);
  expect(viewer.frames).toEqual([]);
  const read = await call(null, "GET", path, undefined, shareTokenHeader(link));
  expect(JSON.stringify(read.body)).not.toMatch(/secret/i);
  expect((await room(resumeId).read())?.content.photo).toEqual(hidden.photo);
});
