/** Tests for the part of an address that rate limits count by. */
import { expect, test } from "vitest";
import { clientNetwork } from "./client-network.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["local", "local"],
  ["::ffff:192.0.2.7", "::ffff:192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("the network of %s is %s", (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});
