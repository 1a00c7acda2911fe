import type { PlatformV1 } from './platform.ts';

/** Something of the person's own that a feature found, as a line of the command palette. Since contract 1.2. */
export interface SearchResult {
  /** Unique among the results of this feature. */
  readonly id: string;
  readonly title: string;
  /** A quiet second line, e.g. a date. */
  readonly detail?: string;
  /** Where it leads: an address of this feature. */
  readonly address: string;
}

/**
 * Looks for a text in what the person has in a feature. Resolves to the best matches first; an empty list is an answer,
 * a rejection is said beside the other results. Called after each pause in typing, so it keeps what it has loaded.
 * Matching is that of `@nafas/platform/search`: regardless of case, marks and Arabic letter forms.
 */
export type Search = (platform: PlatformV1, text: string) => Promise<readonly SearchResult[]>;
