import { SAMPLE_TAGS } from '../check-ins/sample-year.ts';
import { loadCheckInWords } from '../sample-person/check-in-words.ts';
import type { Tag } from './tag.ts';

/** The tags of the sample year, in a language. */
export async function sampleTags(now: Date, language = 'en'): Promise<Tag[]> {
  const { tags } = await loadCheckInWords(language);
  return Object.entries(SAMPLE_TAGS).map(([tag, kind], index) => ({
    id: `00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}`,
    name: tags[tag] ?? tag,
    kind,
    archivedAt: null,
    createdAt: now.toISOString(),
  }));
}
