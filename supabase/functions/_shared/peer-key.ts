/**
 * The key by which throttles count a network address. Whoever has an IPv6 address has at least the 2^64 of its network, so
 * these are one; IPv4 that is written as IPv6 is IPv4. What is no address shares one key with what is not known.
 */
export function peerKey(address: string | null | undefined): string {
  // Some proxies write the port behind it, which is another one for each connection.
  const [, bracketed, v4] =
    /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(address?.trim() ?? '') ?? [];
  const plain = bracketed ?? v4 ?? address?.trim() ?? '';
  if (/^\d+(?:\.\d+){3}$/.test(plain)) return plain;
  const groups = readGroups(plain);
  if (groups === null) return 'unknown';
  const [a = 0, b = 0, c = 0, d = 0, e, f, g = 0, h = 0] = groups;
  const isV4 = (a | b | c | d) === 0 && e === 0 && f === 0xffff;
  if (isV4) return [g >> 8, g & 255, h >> 8, h & 255].join('.');
  return `${[a, b, c, d].map((group) => group.toString(16)).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, null when it is none. A zone (`%eth0`) is of this machine alone, and left out. */
function readGroups(address: string): readonly number[] | null {
  const host = `http://[${address.replace(/%.*$/, '')}]/`;
  // The parser of addresses is the one thing that every runtime has; it writes each of them in one way.
  if (!address.includes(':') || !URL.canParse(host)) return null;
  const [left = '', right] = new URL(host).hostname.slice(1, -1).split('::');
  const read = (part = '') =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = [read(left), read(right)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
