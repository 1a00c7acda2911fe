import { newCheckIn, checkInCodec } from '@nafas/data-service/check-ins';
import { loadWords, type WordBook } from '@nafas/data-service/emotion-words';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeTable } from '../../testing/fake-table.ts';
import { renderView } from '../../testing/render-view.tsx';
import type { Findings } from '../../findings/compute-findings.ts';
import AnalysisPage from '../AnalysisPage.tsx';

let bring: (book: WordBook) => void = () => undefined;
const words = new Promise<WordBook>((resolve) => (bring = resolve));
vi.mock(import('@nafas/data-service/emotion-words'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    emotionWords: (language) => ({
      ...original.emotionWords(language),
      queryFn: () => words,
    }),
  };
});
const computed = vi.fn<(found: Findings | null) => void>();
vi.mock(import('../../findings/compute-findings.ts'), async (importOriginal) => {
  const { computeFindings } = await importOriginal();
  return {
    computeFindings: async (...given: Parameters<typeof computeFindings>) => {
      const found = await computeFindings(...given);
      computed(found);
      return found;
    },
  };
});

const DAY_MS = 86_400_000;
const COUNT = 60;

/** A check-in a day; on every third somebody is worried, and the mood lower. */
const rows = Array.from({ length: COUNT }, (_, day) => {
  const isWorried = day % 3 === 0;
  const values = {
    mood: (isWorried ? 2 : 7) + (day % 2),
    energy: 5,
    stress: 5,
    touched: ['mood' as const],
    words: isWorried ? ['worried'] : [],
    now: new Date(Date.now() - (COUNT - day) * DAY_MS),
    timeZone: 'UTC',
  };
  return { ...checkInCodec.toRow(newCheckIn(values)), version: 1 };
});

test('a finding waits for the word of its feeling, and never stands there with an id', async () => {
  await renderView(<AnalysisPage />, {
    table: fakeTable(rows as never),
    language: 'ar',
    at: '/dashboard/emotional-analysis?tab=links',
  });
  const seen: string[] = [];
  const look = new MutationObserver(() => seen.push(document.body.textContent));
  look.observe(document.body, { childList: true, subtree: true, characterData: true });
  await waitFor(() => expect(computed.mock.lastCall?.[0]?.links.findings).toHaveLength(1));
  const book = await loadWords('ar');
  bring(book);
  expect((await screen.findAllByText(new RegExp(book.label('worried')))).length).toBeGreaterThan(0);
  look.disconnect();
  expect(seen.filter((text) => text.includes('worried'))).toEqual([]);
});
