import type { LocalizedText } from '@nafas/platform';

export const GROUPS = ['pages', 'actions', 'parts'] as const;

/** Something the palette can open that is known before anybody types. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: (typeof GROUPS)[number];
  readonly title: LocalizedText;
  readonly keywords?: readonly string[];
  /** The page it is a part of. */
  readonly detail?: LocalizedText;
  readonly icon: string;
  run(): void;
}
