import { expect, it } from 'vitest';
import { table } from './table.ts';

it('names costs of a route and their ratios to one bundle', () => {
  const text = table([
    {
      path: '/',
      costs: {
        monolith: { bytes: 100_000, requests: 10 },
        federation: { bytes: 110_000, requests: 12 },
        naive: { bytes: 250_000, requests: 40 },
      },
      firstRender: { monolith: 1000, federation: 900, naive: 3000 },
    },
  ]);
  expect(text.split('\n').at(-1)).toBe(
    '| / | 100.0 | 110.0 | 250.0 | 1.10 | 2.50 | 10 | 12 | 40 | 1000 | 900 | 3000 | 0.90 | 3.00 |',
  );
});

it('leaves out what was not measured', () => {
  const cost = { bytes: 1000, requests: 1 };
  const costs = { monolith: cost, federation: cost, naive: null };
  const firstRender = { monolith: null, federation: null, naive: null };
  expect(
    table([{ path: '/a', costs, firstRender }])
      .split('\n')
      .at(-1),
  ).toBe('| /a | 1.0 | 1.0 | - | 1.00 | - | 1 | 1 | - | - | - | - | - | - |');
});
