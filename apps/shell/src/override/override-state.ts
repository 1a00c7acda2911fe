import { createStore } from '@nafas/platform';
import type { RegistryVersion } from '@nafas/platform/registry';

export type OverrideOutcome =
  | { readonly kind: 'active' }
  /** Its origin is not among the configured ones; nothing was asked of it. */
  | { readonly kind: 'origin' }
  /** It did not answer, or not with a valid description of this app. */
  | { readonly kind: 'invalid'; readonly detail: string };

export interface ShownOverride {
  readonly app: string;
  readonly url: string;
  readonly outcome: OverrideOutcome;
}

/** The overrides of this page and what became of them. */
export const overrides = createStore<readonly ShownOverride[]>([]);

const overriding = new WeakSet<RegistryVersion>();

export function markOverriding(version: RegistryVersion): void {
  overriding.add(version);
}

/**
 * Whether this version stands in another's place only here and now: it is not remembered as one that works, and when
 * it fails its developer wants to see that, not what it replaced.
 */
export function isOverriding(version: RegistryVersion): boolean {
  return overriding.has(version);
}
