import { answeredReading } from '@nafas/data-service/readings';
import { newRecommendationRecord } from '@nafas/data-service/recommendations';
import { Hash, MapPin } from '@nafas/design-system/icons';
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createEntry, renderJournal } from '../testing/render-journal.tsx';

const ENTRY = createEntry('2025-11-18T18:30:00Z', { notes: 'The exam is tomorrow.' });
const AT = { now: new Date('2025-11-18T18:31:00Z'), timeZone: 'UTC', checkInId: ENTRY.id };
const TENSE = {
  source: 'text',
  ...{ happiness: 10, sadness: 10, neutral: 15, stress: 65, energy: null },
  ...{ confidence: 0.6, engine: 'text', version: '1+en.3' },
} as const;

it('shows what the engine asked and what the person said, and what was suggested then', async () => {
  const kept = [
    ['nafas.demo.readings.v1', answeredReading(TENSE, { kind: 'accepted' }, AT)],
    [
      'nafas.demo.recommendations-shown.v1',
      {
        ...newRecommendationRecord({ id: 'quick-walk', icon: 'trending-up', ...AT }),
        outcome: 'done',
        outcomeAt: AT.now.toISOString(),
      },
    ],
  ] as const;
  for (const [key, row] of kept) sessionStorage.setItem(key, JSON.stringify([row]));
  await renderJournal({ entries: [ENTRY], at: `/${ENTRY.id}` });
  const asked = await screen.findByRole('region', { name: 'What Nafas asked, what you said' });
  expect(within(asked).getByRole('term').textContent).toMatch(/rather tense\. Does that fit\?/);
  expect(within(asked).getByRole('definition').textContent).toBe('Yes');
  const then = await screen.findByRole('region', { name: 'What was suggested then' });
  expect(within(then).getByRole('listitem').textContent).toBe('Quick Walk Done');
});

it('shows beside each tag what it names', async () => {
  const balcony = { id: crypto.randomUUID(), name: 'Balcony', kind: 'places', archivedAt: null };
  sessionStorage.setItem('nafas.demo.tags.v1', JSON.stringify([balcony]));
  const entry = createEntry('2025-11-18T18:30:00Z', { tags: ['balcony', 'postcards'] });
  const icons = render([<MapPin key="place" />, <Hash key="any" />]).container;
  const [place, any] = [...icons.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  await renderJournal({ entries: [entry], at: `/${entry.id}` });
  const shown = (tag: string) =>
    screen.getByText(tag).parentElement?.querySelector('svg')?.innerHTML;
  await waitFor(() => expect(shown('balcony')).toBe(place));
  expect(shown('postcards')).toBe(any);
});
