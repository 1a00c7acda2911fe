import { MAX_OWN_TAGS, newTag } from '@nafas/data-service/tags';
import { describe, expect, it } from 'vitest';
import { findOptions } from './find-options.ts';

const NOTHING = { all: [], offered: [], chosen: [], made: [] };
const offer = (...names: string[]) => names.map((name) => ({ name, kind: null }));
const say = (typed: string, known = {}) => {
  const { options, problem } = findOptions(typed, { ...NOTHING, ...known });
  return [...options.map(({ type, name, kind }) => [type, name, kind].join(' ')), problem];
};

describe('below what is typed', () => {
  it('stand the tags that have it in their name, the best first, then three new ones', () => {
    const offered = offer('long walk', 'Walk', 'sea');
    expect(say(' walk  to ', { offered: offer('walk to work', 'sea') })).toEqual([
      'known walk to work ',
      'new walk to activities',
      'new walk to places',
      'new walk to people',
      null,
    ]);
    expect(say('wal', { offered }).slice(0, 2)).toEqual(['known Walk ', 'known long walk ']);
  });

  it('is nothing new where a tag is called so in any case, chosen or put away', () => {
    const office = { ...newTag('office'), archivedAt: '2026-11-01T00:00:00Z' };
    expect(say('WALK', { offered: offer('walk') })).toEqual(['known walk ', null]);
    expect(say('Walk', { offered: offer('walk'), chosen: ['walk'] })).toEqual([null]);
    expect(say('Office', { all: [office] })).toEqual(['known office ', null]);
    expect(say('off', { all: [office] })[0]).toBe('new off activities');
  });

  it('is said what stands in the way of a new one', () => {
    expect(say('س'.repeat(40)).at(-1)).toBeNull();
    expect(say('س'.repeat(41))).toEqual(['too-long']);
    const all = Array.from({ length: MAX_OWN_TAGS - 1 }, (_, n) => newTag(`tag ${n}`));
    expect(say('one more', { all })).toHaveLength(4);
    const made = [{ name: 'another', kind: 'places' }];
    expect(say('one more', { all, made })).toEqual(['too-many']);
  });
});
