/** Finds the network of a client, by which rate limits count. */

/** An IPv6 address has eight groups of 16 bits; the network is the first half. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The part of an IP address that a client cannot vary: the first 64 bits of IPv6, as in `2001:db8:0:0` of
 * `2001:db8::9`, and all of IPv4.
 */
export function clientNetwork(ip: string): string {
  if (!ip.includes(":") || ip.includes(".")) return ip;
  const [beforeGap = "", afterGap] = ip.toLowerCase().split("::");
  const groups = beforeGap === "" ? [] : beforeGap.split(":");
  if (afterGap !== undefined) {
    const last = afterGap === "" ? [] : afterGap.split(":");
    while (groups.length + last.length < GROUPS) groups.push("0");
    groups.push(...last);
  }
  return groups.slice(0, NETWORK_GROUPS).map(withoutLeadingZeros).join(":");
}

/** "0db8" and "db8" are the same group, as "0000" and "0" are. */
const withoutLeadingZeros = (group: string) => group.replace(/^0+(?=.)/, "");
