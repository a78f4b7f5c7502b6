/**
 * Prevents vitest-pool-workers 0.22 from wrapping an entry point's prototype in another Proxy at each construction.
 * That slows down every further call, so that a suite of 400 tests takes four times as long
 * (cloudflare/workers-sdk#15092; the fix #15106 is in no release up to 0.23). Delete this file with the fixed version.
 */
const NativeProxy = Proxy;
const wrapped = new WeakSet<object>();

export function wrapPrototypesOnce(): void {
  if (globalThis.Proxy !== NativeProxy) return;
  globalThis.Proxy = new NativeProxy(NativeProxy, {
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
