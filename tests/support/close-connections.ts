/**
 * Setup of the browser tests: closes each of Node's connections after its response. By default Node reuses one for 4
 * seconds and the server closes it after 5. On a busy machine Node's timer is late, and a request meets a closed
 * connection.
 */
const DISPATCHER = Symbol.for("undici.globalDispatcher.1");
const globals = globalThis as unknown as Record<symbol, object>;
// Node sets its dispatcher when `Request` is first used, and exports the class nowhere else.
new Request("http://localhost");
const Agent = globals[DISPATCHER]?.constructor as new (options: object) => object;
globals[DISPATCHER] = new Agent({ keepAliveTimeout: 1, keepAliveMaxTimeout: 1 });
