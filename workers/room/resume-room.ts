/**
 * The room, which is the Durable Object of one resume: an adapter for sockets, hibernation, storage and alarm around
 * app/core/collab.
 */
import { DurableObject } from "cloudflare:workers";
import type { DocumentSeed } from "#app/core/collab/document/write-document.ts";
import { CLOSE } from "#app/core/collab/protocol/protocol.ts";
import type {
  AuditLine,
  DisconnectReason,
  DisconnectTarget,
  Discussion,
  MergeOutcome,
  Person,
  ReadOutcome,
  RoomApi,
  RoomChange,
  RoomState,
  SyncOutcome,
  SyncRequest,
  Version,
  VersionOutcome,
} from "#app/core/collab/protocol/room-api.ts";
import { ROOM_BUSY } from "#app/core/collab/protocol/room-api.ts";
import { forgetPerson } from "../forget-person.ts";
import { readAdmission } from "./admission.ts";
import { admitSocket } from "./admit-socket.ts";
import { answerRead, answerVersion } from "./answer-read.ts";
import { answerSync } from "./answer-sync.ts";
import { type AssembledRoom, assembleRoom } from "./assemble-room.ts";
import { rebuildIfDue } from "./rebuild-room.ts";
import { createRoomNames } from "./room-names.ts";
import { closeQuietly, createRoomPeers } from "./room-peers.ts";
import { CLOSE_BY_REASON, createRevalidation } from "./room-revalidation.ts";
import { authorOf } from "./room-versions.ts";

/** For a deleted resume, and one in the trash. */
const GONE_MESSAGE = "This resume is gone";

export class ResumeRoom extends DurableObject<Env> implements RoomApi {
  #peers = createRoomPeers(this.ctx);
  /** Null until a call needs the document. */
  #assembled: AssembledRoom | null = null;
  /** Sockets still close after the tables are deleted; assembling a room then would create them again. */
  #isDestroyed = false;
  /** When everyone was disconnected, because the resume is in the trash or deleted. */
  #allDisconnectedAt = Number.NEGATIVE_INFINITY;
  #names = createRoomNames({
    sql: this.ctx.storage.sql,
    env: this.env,
    peers: this.#peers,
    assembledRoom: () => this.#assembled,
  });
  #revalidation = createRevalidation({
    env: this.env,
    peers: this.#peers,
    waitUntil: (work) => this.ctx.waitUntil(work),
    // Wrapped, because #refreshName is assigned after this.
    refreshName: (userId) => this.#refreshName(userId),
  });

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    // Answered by the platform without waking the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
    if (ctx.getWebSockets().length > 0) this.#findRoom()?.room.onWake();
  }

  /** The room, loaded if necessary; null if it was never given a resume's id. */
  #findRoom(resumeId: string | null = null): AssembledRoom | null {
    if (this.#assembled) return this.#assembled;
    this.#assembled = assembleRoom(this.ctx, this.env, this.#peers, resumeId);
    // Copies of a document whose items are out of order can't be synced, so it is rebuilt at once.
    if (this.#assembled?.document.isOutOfOrder() && rebuildIfDue(this.#assembled)) {
      this.#peers.close({ all: true }, CLOSE.reconnect, "The document was rebuilt");
      this.#assembled = assembleRoom(this.ctx, this.env, this.#peers, resumeId);
    }
    return this.#assembled;
  }

  /** Like `#findRoom`, but throws where there is no room. */
  #requireRoom(resumeId: string | null = null): AssembledRoom {
    const assembled = this.#findRoom(resumeId);
    if (!assembled) throw new Error("The room was never given a resume's id");
    return assembled;
  }

  override async fetch(request: Request): Promise<Response> {
    const admission = readAdmission(request);
    // Drops the document's history if it has outgrown the content, while there are no copies in pages.
    if (this.#peers.all().length === 0 && rebuildIfDue(this.#requireRoom(admission.resumeId))) {
      this.#assembled = null;
    }
    return admitSocket(
      this.#requireRoom(admission.resumeId),
      this.#peers,
      admission,
      this.#refreshName,
    );
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    // Ignore frames from closed sockets.
    if (socket.readyState !== WebSocket.OPEN) return;
    const peer = this.#peers.peerOf(socket);
    if (this.#peers.closeIfExpired(peer)) return;
    try {
      const assembled = this.#requireRoom();
      if (this.#revalidation.isDue(peer)) {
        // Later frames must not overtake this one.
        await this.ctx.blockConcurrencyWhile(() =>
          this.#revalidation.revalidate(peer, assembled.resumeId),
        );
        if (socket.readyState !== WebSocket.OPEN) return;
      }
      assembled.room.receive(peer, data);
      this.#revalidation.revalidateIdle(assembled.resumeId);
    } catch (error) {
      console.error("A frame could not be handled", error);
      closeQuietly(socket, CLOSE.failed, "Something went wrong on our side");
    }
  }

  override async webSocketClose(socket: WebSocket, code: number, reason: string): Promise<void> {
    try {
      closeQuietly(socket, code, reason);
      const peer = this.#peers.peerOf(socket);
      this.#peers.removePeer(peer);
      if (this.#isDestroyed) return;
      const assembled = this.#findRoom();
      assembled?.room.onDisconnect(peer);
      if (this.#peers.all().length === 0) await assembled?.projection.flushIfPending();
    } catch (error) {
      console.error("A socket's end could not be handled", error);
    }
  }

  override webSocketError(socket: WebSocket): Promise<void> {
    return this.webSocketClose(socket, CLOSE.failed, "");
  }

  /** Copies the room's state to the resume's row in the database. */
  override async alarm(): Promise<void> {
    await this.#findRoom()?.projection.flushIfPending();
  }

  async create({ resumeId, ...seed }: DocumentSeed & { resumeId: string }): Promise<RoomState> {
    return this.#requireRoom(resumeId).seed(seed);
  }

  async read(): Promise<RoomState | null> {
    return this.#findRoom()?.read() ?? null;
  }

  async readAs(caller: Person, knownRev: number | null): Promise<ReadOutcome> {
    if (!(await this.#waitForTurn(caller))) return ROOM_BUSY;
    return answerRead(this.#requireRoom(), knownRev, caller);
  }

  async merge(change: RoomChange, caller: Person): Promise<MergeOutcome> {
    if (!(await this.#waitForTurn(caller))) return ROOM_BUSY;
    const { room, state } = this.#requireRoom();
    room.chargeCall(caller, {});
    const outcome = room.merge(change, caller);
    if (outcome.ok) return { ok: true, state: state() };
    if (outcome.reason === "unknown_rev")
      return { ok: false, reason: "unknown_rev", state: state() };
    return { ok: false, reason: outcome.reason, message: outcome.message };
  }

  async sync(request: SyncRequest, caller: Person): Promise<SyncOutcome> {
    if (!(await this.#waitForTurn(caller))) return ROOM_BUSY;
    return answerSync(this.#requireRoom(), request, caller);
  }

  async saveVersion(name: string, caller: Person): Promise<Version | null> {
    const { versions, state } = this.#requireRoom();
    return versions.saveNamed(state(), name, authorOf(caller));
  }

  async listVersions(): Promise<Version[]> {
    return this.#findRoom()?.versions.list() ?? [];
  }

  async readVersion(id: number): Promise<RoomState | null> {
    return this.#findRoom()?.versions.read(id) ?? null;
  }

  async readVersionAs(caller: Person, id: number): Promise<VersionOutcome> {
    if (!(await this.#waitForTurn(caller))) return ROOM_BUSY;
    return answerVersion(this.#requireRoom(), id, caller);
  }

  async removeVersion(id: number): Promise<boolean> {
    return this.#findRoom()?.versions.remove(id) ?? false;
  }

  async restoreVersion(id: number, caller: Person): Promise<MergeOutcome | null> {
    if (!(await this.#waitForTurn(caller))) return ROOM_BUSY;
    const { room, restoreVersion, state } = this.#requireRoom();
    room.chargeCall(caller, {});
    const outcome = restoreVersion(id, caller);
    if (!outcome) return null;
    if (outcome.ok) return { ok: true, state: state() };
    // Its base is the current revision, so it can only fail by its size.
    return { ok: false, reason: "too_large", message: outcome.message };
  }

  async listPhotos(): Promise<string[]> {
    const assembled = this.#findRoom();
    if (!assembled) return [];
    const { read, versions } = assembled;
    const currentPhoto = read()?.content.photo?.fileId;
    return [...(currentPhoto ? [currentPhoto] : []), ...versions.listPhotos()];
  }

  async listAudit(): Promise<AuditLine[]> {
    const assembled = this.#findRoom();
    if (!assembled) return [];
    const changes = assembled.activity
      .list()
      .map((change) => ({ ...change, kind: "changed" as const }));
    return [...changes, ...assembled.joins.list()].sort((a, b) => b.at - a.at);
  }

  async readDiscussion(): Promise<Discussion> {
    const assembled = this.#findRoom();
    const unreadable: Discussion["unreadable"] = [];
    const threads = assembled?.comments.list((comment, error) => {
      console.error(`Comment ${comment.id} cannot be read`, error);
      unreadable.push(comment);
    });
    return { threads: threads ?? [], unreadable, suggestions: assembled?.suggestions.list() ?? [] };
  }

  async disconnect(target: DisconnectTarget, reason: DisconnectReason = "session"): Promise<void> {
    // Frames received before the disconnect are processed; later ones are ignored.
    this.#assembled?.room.flush();
    if (target.all) this.#allDisconnectedAt = Date.now();
    const [code, message] = target.all ? [CLOSE.notAllowed, GONE_MESSAGE] : CLOSE_BY_REASON[reason];
    this.#peers.close(target, code, message);
  }

  async announceTitle(title: string): Promise<void> {
    // Without peers there is no reason to load the document.
    if (this.#peers.all().length > 0) this.#findRoom()?.room.titleChanged(title);
  }

  async renamePerson(userId: string): Promise<void> {
    await this.#names.refresh(userId);
  }

  async forgetPerson(userId: string): Promise<void> {
    await this.disconnect({ userId });
    const former = forgetPerson(this.ctx.storage, userId);
    if (former === null) return;
    this.#assembled?.storage.clearClientCache();
    this.#assembled?.room.nameChanged(userId, former.name, former.userId);
  }

  async destroy(): Promise<void> {
    this.#assembled?.room.flush();
    this.#isDestroyed = true;
    this.#allDisconnectedAt = Date.now();
    this.#peers.close({ all: true }, CLOSE.notAllowed, GONE_MESSAGE);
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#assembled = null;
  }

  /**
   * Waits until the caller's budget allows a call over HTTP. False if that takes too long, or if access ended
   * meanwhile: the client then repeats the call, and it is authorized anew.
   */
  async #waitForTurn(caller: Person): Promise<boolean> {
    const since = Date.now();
    const wait = await this.#requireRoom().room.waitForBudget(caller);
    // Null if it took too long; without a wait, access was checked just now.
    if (!wait?.hasWaited) return wait !== null;
    if (this.#allDisconnectedAt >= since || this.#peers.wasDisconnected(caller, since))
      return false;
    // The share link may have expired, too.
    return !caller.until || Date.now() < caller.until;
  }

  /** Looks up a person's name again. Runs in the background, because waiting for it would delay replies. */
  #refreshName = (userId: string): void => {
    const refreshed = this.#names.refresh(userId);
    this.ctx.waitUntil(
      refreshed.catch((error) => console.error("A name was not refreshed", error)),
    );
  };
}
