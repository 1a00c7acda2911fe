import type * as vitest from 'vitest';
import { changedCheckIn, type CheckIn, newCheckIn } from '../check-ins/check-in.ts';
import type { CheckInService } from '../check-ins/service.ts';
import type { TagService } from '../tags/service.ts';
import { newTag } from '../tags/tag.ts';
import type { ImportService } from './service.ts';

/** A person without check-ins, tags and imports. */
export interface ImportsUnderTest {
  readonly imports: ImportService;
  readonly checkIns: CheckInService;
  readonly tags: Pick<TagService, 'add' | 'list'>;
}

const EARLIEST = '1900-01-01';

function createEntry(day: number, tags: readonly string[] = []): CheckIn {
  return newCheckIn({
    ...{ mood: 7, energy: 5, stress: 5, touched: ['mood'], notes: `Day ${day}`, tags },
    timeZone: 'Asia/Riyadh',
    now: new Date(Date.UTC(2026, 9, day, 12)),
  });
}

/** The tests that every ImportService must pass. Each asks for one of a person without anything. */
export function importContract(
  open: () => Promise<ImportsUnderTest>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  /** A file of three entries, which nobody brought in yet. */
  const openFile = async () => {
    const under = await open();
    const id = crypto.randomUUID();
    const part = (entries: readonly CheckIn[], tags: readonly string[] = []) => ({
      ...{ id, kind: 'daylio-csv' as const, entries, tags },
    });
    const entries = [createEntry(1, ['walk', 'sea']), createEntry(2), createEntry(3)] as const;
    return { under, part, entries };
  };
  const all = async ({ checkIns }: ImportsUnderTest) => checkIns.list({ sinceLocalDate: EARLIEST });

  describe('an import', () => {
    it('brings entries in by parts, once however often a part is sent, and leaves what is there', async () => {
      const { under, part, entries } = await openFile();
      const [one, two, three] = entries;
      const mine = await under.checkIns.submit({ ...one, notes: 'As I wrote it here' });
      expect(await under.imports.known([one.id, two.id])).toEqual([one.id]);
      expect(await under.imports.add(part([one, two]))).toBe(1);
      expect(await under.imports.add(part([two, three]))).toBe(2);
      expect(await under.imports.add(part([two, three]))).toBe(2);
      expect(await all(under)).toEqual([mine, two, three]);
      const { id, kind } = part([]);
      expect(await under.imports.list()).toMatchObject([{ id, kind, entries: 2 }]);
    });

    it('is brought in once, though the same entries are sent several times at one moment', async () => {
      const { under, part, entries } = await openFile();
      const twice = [part(entries), { ...part(entries), id: crypto.randomUUID() }];
      await Promise.all(
        [...twice, ...twice, ...twice, ...twice].map((each) => under.imports.add(each)),
      );
      expect(await all(under)).toEqual(entries);
      const brought = (await under.imports.list()).map((each) => each.entries);
      expect(brought.reduce((sum, many) => sum + many, 0)).toBe(entries.length);
    });

    it('is undone as a whole: what was there and what was edited since stay', async () => {
      const { under, part, entries } = await openFile();
      const [, two] = entries;
      await under.tags.add(newTag('walk'));
      const mine = await under.checkIns.submit(createEntry(9));
      await under.imports.add(part(entries, ['Walk', 'sea']));
      expect((await under.tags.list()).map(({ name }) => name)).toEqual(['sea', 'walk']);
      const changed = await under.checkIns.change(changedCheckIn(two, { notes: 'My own words' }));
      expect(await under.imports.undo(part([]).id)).toEqual({ removed: 2, kept: 1 });
      expect(await all(under)).toEqual([changed, mine]);
      expect((await under.tags.list()).map(({ name }) => name)).toEqual(['walk']);
      expect(await under.imports.list()).toEqual([]);
      await expect(under.imports.undo(part([]).id)).rejects.toMatchObject({ code: 'invalid' });
    });

    it('of what is no check-in brings nothing in', async () => {
      const { under, part, entries } = await openFile();
      const [one, two] = entries;
      const broken = part([one, { ...two, mood: 11 }]);
      await expect(under.imports.add(broken)).rejects.toMatchObject({ code: 'invalid' });
      expect(await all(under)).toEqual([]);
      expect(await under.imports.list()).toEqual([]);
    });
  });
}
