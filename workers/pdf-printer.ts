import { DurableObject } from "cloudflare:workers";

export class PdfPrinter extends DurableObject<Env> {}
