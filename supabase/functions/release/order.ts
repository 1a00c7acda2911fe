import type { ReleaseChange } from '../_shared/releases.ts';

/** What the console asks for. */
export type Order = { readonly action: 'read' } | ReleaseChange;

const APP = /^[a-z][a-z0-9-]{0,39}$/;
const VERSION = /^[0-9A-Za-z.+-]{1,80}$/;
const LONGEST_REASON = 300;

/** Reads a request's body; null when it is no order. A reason is one line: it stands in a history of lines. */
export function parseOrder(body: Readonly<Record<string, unknown>> | null): Order | null {
  const { action, app, version, why, traffic } = body ?? {};
  if (action === 'read') return { action };
  if (typeof app !== 'string' || !APP.test(app)) return null;
  if (typeof version !== 'string' || !VERSION.test(version)) return null;
  if (typeof why !== 'string') return null;
  const reason = why.replaceAll(/\s+/g, ' ').trim();
  if (reason === '' || reason.length > LONGEST_REASON) return null;
  const named = { app, version, why: reason };
  switch (action) {
    case 'rollback':
    case 'promote':
    case 'hold':
    case 'resume':
      return { action, ...named };
    case 'start':
    case 'traffic':
      return isShare(traffic) ? { action, ...named, traffic } : null;
    default:
      return null;
  }
}

/** Whether it is a share of the browsers, in percent, that leaves some on either version. */
const isShare = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99;
