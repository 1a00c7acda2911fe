import { describe, expect, it } from 'vitest';
import { findOffered } from './offered.ts';
import { newTag } from './tag.ts';

const on = (day: string, ...tags: string[]) => ({ occurredAt: `2026-11-${day}T08:00:00Z`, tags });

describe('the tags that are offered', () => {
  it('are those last used first, then the others, each once in any case', () => {
    const tags = [newTag('Home', 'places'), newTag('reading', 'activities'), newTag('Sea')];
    expect(findOffered(tags, [on('02', 'home'), on('09', 'sea'), on('05', 'sea', 'HOME')])).toEqual(
      [
        { name: 'Sea', kind: null },
        { name: 'Home', kind: 'places' },
        { name: 'reading', kind: 'activities' },
      ],
    );
  });

  it('have names that only check-ins hold, and none that was put away', () => {
    const gone = { ...newTag('office'), archivedAt: '2026-11-01T00:00:00Z' };
    expect(findOffered([gone], [on('02', 'Office', 'bus')])).toEqual([{ name: 'bus', kind: null }]);
  });
});
