import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeTable } from '../testing/fake-table.ts';
import { renderView } from '../testing/render-view.tsx';
import { createRow } from '../testing/rows.ts';
import Recommendations from './Recommendations.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('./Learnt.tsx', () => {
  asked();
  throw new Error('Loading chunk 14 failed');
});

test('the cards by the rules stay when what helped so far can’t be loaded', async () => {
  await renderView(<Recommendations />, { table: fakeTable([createRow(2, { stress: 10 })]) });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(
    await screen.findByRole('heading', { level: 3, name: 'Mindfulness Meditation' }),
  ).toBeTruthy();
  // Nothing else comes in its place once the failure is known.
  await new Promise((resolve) => setImmediate(resolve));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});
