import { describe, expect, it } from 'vitest';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { journalContract } from './contract.ts';
import { createSimulatedJournal } from './simulated.ts';
import { foldText } from '@nafas/platform/search';
import { findMatches } from './terms.ts';

describe('the simulated journal', () => {
  journalContract(
    async () => {
      const storage = createMemoryStorage();
      const now = () => new Date('2026-11-21T12:00:00Z');
      const options = {
        storage,
        now,
        timeZone: 'UTC',
        delayMs: { read: 0, write: 0, analysis: 0 },
      };
      const checkIns = createSimulatedCheckIns(options);
      await checkIns.erase();
      return { checkIns, journal: createSimulatedJournal(options) };
    },
    { describe, it, expect },
  );
});

it('marks what was looked for where it stands, marks and articles included', () => {
  const marked = (text: string, ...typed: string[]) =>
    findMatches(text, typed).map(([from, to]) => text.slice(from, to));
  expect(marked('By the sea, seas and research.', 'sea')).toEqual(['sea', 'seas']);
  expect(marked('قرب البَحْرِ والبحر', 'بحر')).toEqual(['البَحْرِ', 'والبحر']);
  expect(marked('Café', 'cafe')).toEqual(['Café']);
  // Inside of what is written without spaces.
  expect(marked('今天我去看海，心里很平静', '海', '平静')).toEqual(['海', '平静']);
  expect(marked('海辺を散歩して', '散歩')).toEqual(['散歩']);
  expect(marked('아침산책을 했다', foldText('산책'))).toEqual(['산책']);
  expect(marked('平和', '静')).toEqual([]);
});
