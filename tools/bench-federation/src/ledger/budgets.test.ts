import { expect, it } from 'vitest';
import { overBudget, readBudgets, type Budgets, type Spent } from './budgets.ts';

const budgets: Budgets = {
  bytes: { '/auth/login': 330_000 },
  ratio: { '*': 1.1, '/dashboard': 1.2 },
  entry: 6_000,
};
const cost = (bytes: number) => ({ bytes, requests: 1 });
const spent = (bytes: number, path = '/auth/login', entry = 6_000): Spent => ({
  federation: { '/auth/login': cost(300_000), [path]: cost(bytes) },
  monolith: { '/auth/login': cost(300_000), [path]: cost(300_000) },
  entries: { auth: entry },
});

it('is content with what is within all of them', () => {
  expect(overBudget(budgets, spent(330_000))).toEqual([]);
  expect(overBudget(budgets, spent(360_000, '/dashboard'))).toEqual([]);
});

it('names page, figure and budget of a page that is too heavy', () => {
  expect(overBudget(budgets, spent(330_001))).toEqual([
    '/auth/login: 330001 bytes, the budget is 330000',
    "/auth/login: 330001 bytes, 1.100 of one bundle's 300000, the budget is 1.1",
  ]);
});

it('names a page to which federation adds too much, by its own ratio where it has one', () => {
  expect(overBudget(budgets, spent(340_000, '/dashboard/journal'))).toEqual([
    "/dashboard/journal: 340000 bytes, 1.133 of one bundle's 300000, the budget is 1.1",
  ]);
  expect(overBudget(budgets, spent(361_000, '/dashboard'))).toHaveLength(1);
});

it('names an entry that is too heavy, and a budget for no page', () => {
  expect(overBudget(budgets, spent(1, '/auth/login', 6_001))).toEqual([
    'entry of auth: 6001 bytes, the budget is 6000',
  ]);
  expect(overBudget(budgets, { federation: {}, monolith: {}, entries: {} })).toEqual([
    '/auth/login has a budget and is not measured',
  ]);
});

it('reads the committed budgets, none above the goals of the product', async () => {
  const { bytes, ratio, entry } = await readBudgets();
  expect(ratio['*']).toBe(1.1);
  expect(entry).toBeLessThanOrEqual(6_000);
  expect(bytes['/']).toBeLessThanOrEqual(180_000);
  expect(bytes['/auth/login']).toBeLessThanOrEqual(330_000);
  expect(bytes['/dashboard']).toBeLessThanOrEqual(430_000);
});
