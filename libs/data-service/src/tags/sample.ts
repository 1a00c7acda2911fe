import { SAMPLE_TAGS } from '../check-ins/sample-year.ts';
import type { Tag } from './tag.ts';

/** The tags of the sample year, in a language. */
export function sampleTags(now: Date, language = 'en'): Tag[] {
  const written = language === 'ar' ? 'ar' : 'en';
  return Object.values(SAMPLE_TAGS).map(({ kind, ...names }, index) => ({
    id: `00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}`,
    name: names[written],
    kind,
    archivedAt: null,
    createdAt: now.toISOString(),
  }));
}
