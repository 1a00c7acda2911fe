import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeGoals } from '../testing/fake-goals.ts';
import { renderPage } from '../testing/render-page.tsx';

const SEAL = {
  id: 'first',
  icon: 'Heart',
  title: { en: 'First check-in', ar: 'أول تسجيل' },
  description: { en: 'Why', ar: 'سبب' },
  local_date: null,
  done: 0,
  target: 1,
};

test('the place of the seals is busy, and says so, until they are there', async () => {
  const table = fakeGoals();
  table.others = { my_achievements: [SEAL] };
  let arrive: (backend: typeof table.backend) => void = () => undefined;
  const backend = new Promise<typeof table.backend>((resolve) => (arrive = resolve));
  await renderPage({ search: '?tab=achievements', overrides: { backend: () => backend } });
  const busy = screen.getByText('Your achievements are on their way.').closest('[aria-busy]');
  expect(busy?.getAttribute('aria-busy')).toBe('true');
  arrive(table.backend);
  await screen.findByText('First check-in');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
});
