/**
 * A create that the person would hate to lose. It is kept on the device until the server has it;
 * it carries a client-made row id, so that sending it twice stores it once.
 */
export interface OutboxWrite {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>> & { readonly id: string };
  /** The topic to invalidate once the server has the row. */
  readonly topic: string;
}

/** `sent`: the server has it. `queued`: it is safe on this device and goes out when the network is back. */
export type EnqueueResult = 'sent' | 'queued';
