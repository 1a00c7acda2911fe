/** What the console asks for. */
export type Order =
  | { readonly action: 'read' }
  | {
      readonly action: 'rollback';
      readonly app: string;
      readonly version: string;
      readonly why: string;
    };

const APP = /^[a-z][a-z0-9-]{0,39}$/;
const VERSION = /^[0-9A-Za-z.+-]{1,80}$/;
const LONGEST_REASON = 300;

/** Reads a request's body; null when it is no order. A reason is one line: it stands in a history of lines. */
export function parseOrder(body: Readonly<Record<string, unknown>> | null): Order | null {
  const { action, app, version, why } = body ?? {};
  if (action === 'read') return { action };
  if (action !== 'rollback') return null;
  if (typeof app !== 'string' || !APP.test(app)) return null;
  if (typeof version !== 'string' || !VERSION.test(version)) return null;
  if (typeof why !== 'string') return null;
  const reason = why.replaceAll(/\s+/g, ' ').trim();
  if (reason === '' || reason.length > LONGEST_REASON) return null;
  return { action, app, version, why: reason };
}
