/**
 * Keeps vitest-pool-workers 0.22 from wrapping an entry point's prototype in one more Proxy at each
 * construction: with every call each further one gets slower, until a suite of 400 tests takes four times as
 * long (cloudflare/workers-sdk#15092; its fix #15106 is in no release up to 0.23). Delete with the fixed version.
 */
const Original = Proxy;
const wrapped = new WeakSet<object>();

export function wrapPrototypesOnce(): void {
  if (globalThis.Proxy !== Original) return;
  globalThis.Proxy = new Original(Original, {
    construct(target, [subject, handler]: [object, ProxyHandler<object>]) {
      if (!handler.get?.toString().includes("getUnknownPrototypeKey"))
        return Reflect.construct(target, [subject, handler]);
      if (wrapped.has(subject)) return subject;
      const proxy = Reflect.construct(target, [subject, handler]);
      wrapped.add(proxy);
      return proxy;
    },
  });
}
