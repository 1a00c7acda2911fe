import { expect, it } from 'vitest';
import { table } from './table.ts';

it('names costs, differences and ratios of a route', () => {
  const text = table([
    {
      path: '/',
      federation: { bytes: 120_000, requests: 12 },
      monolith: { bytes: 100_000, requests: 10 },
      firstRender: { federation: 1100, monolith: 1000 },
    },
  ]);
  expect(text.split('\n').at(-1)).toBe(
    '| / | 100.0 | 120.0 | 20.0 | 1.20 | 10 | 12 | 1000 | 1100 | 100 | 1.10 |',
  );
});

it('leaves times out that were not measured', () => {
  const cost = { bytes: 1000, requests: 1 };
  const text = table([{ path: '/a', federation: cost, monolith: cost, firstRender: null }]);
  expect(text).toContain('| - | - | - | - |');
});
