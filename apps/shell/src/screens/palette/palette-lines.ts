import { localize, type Language } from '@nafas/platform';
import type { GROUPS, PaletteEntry } from './entry.ts';
import { findEntries } from './find-entries.ts';
import type { FeatureResults } from './search-features.ts';

/** A line of the palette as it is shown. */
export interface PaletteLine {
  readonly id: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly icon: string;
  run(): void;
}

export interface LineGroup {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly PaletteLine[];
}

/** Everything that answers what was typed, in groups with their headings. */
export function paletteLines(props: {
  entries: readonly PaletteEntry[];
  features: readonly FeatureResults[];
  typed: string;
  language: Language;
  /** The heading of a group of entries. */
  heading(group: (typeof GROUPS)[number]): string;
  open(address: string): void;
}): LineGroup[] {
  const { entries, features, typed, language, heading, open } = props;
  const known = findEntries(entries, typed).map(({ group, entries }) => ({
    id: group,
    title: heading(group),
    lines: entries.map(({ id, title, detail, icon, run }) => ({
      id: `${group} ${id}`,
      title: localize(title, language),
      detail: detail && localize(detail, language),
      icon,
      run,
    })),
  }));
  const found = features.flatMap(({ feature, title, results }) =>
    results === null || results.length === 0
      ? []
      : [
          {
            id: feature,
            title: localize(title, language),
            lines: results.map((result) => ({
              id: `${feature} ${result.id}`,
              title: result.title,
              detail: result.detail,
              icon: 'search',
              run: () => open(result.address),
            })),
          },
        ],
  );
  return [...known, ...found];
}
