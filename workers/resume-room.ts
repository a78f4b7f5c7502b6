import { DurableObject } from "cloudflare:workers";

export class ResumeRoom extends DurableObject<Env> {}
