import type { Sent } from './compressed.ts';

/** One way of delivering the product, being served. */
export interface Variant {
  readonly name: 'federation' | 'monolith' | 'naive';
  readonly url: string;
  /** Everything its servers sent since `sent` was last emptied. */
  readonly sent: Sent[];
  close(): Promise<void>;
}
