import { BlockList, isIP } from 'node:net';

/** The environment that `@hono/node-server` gives; absent when the app is called in a test. */
export interface NodeBindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/** Who calls, for throttles: the address of the socket, or the one that a trusted proxy saw. Null: not known. */
export type ClientAddress = (c: {
  readonly env: NodeBindings | undefined;
  readonly req: { header(name: string): string | undefined };
}) => string | null;

/**
 * Every proxy adds the address that it saw at the end of X-Forwarded-For. So it is read from its end, for as long as what
 * stands there is a proxy of ours; what stands before, anybody may have written.
 * @param trustedProxies addresses, or networks such as 10.0.0.0/8; none: no header is believed.
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  const proxies = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const isProxy = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (c) => {
    let address = plain(c.env?.incoming?.socket.remoteAddress);
    const seen = (c.req.header('x-forwarded-for') ?? '').split(',');
    while (address !== null && isProxy(address)) {
      const before = plain(seen.pop()?.trim());
      if (before === null) break;
      address = before;
    }
    return address;
  };
}

/** An IP address in its usual form (IPv4 on an IPv6 socket becomes IPv4); null when it is none. */
function plain(address: string | undefined): string | null {
  const text = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  return isIP(text) === 0 ? null : text;
}
