import { expect, it } from 'vitest';
import { problems } from './problems.ts';

const cost = { bytes: 100_000, requests: 10 };
const ledger = {
  routes: { '/': { federation: cost, monolith: cost } },
  entries: { auth: 12_000 },
};
const now = (bytes: number, entry = 12_000) => ({
  routes: { '/': { bytes, requests: 10 } },
  entries: { auth: entry },
});

it('allows two percent more, and anything less', () => {
  expect(problems(ledger, now(102_000))).toEqual([]);
  expect(problems(ledger, now(60_000))).toEqual([]);
});

it('names a page that takes more than two percent more', () => {
  expect(problems(ledger, now(102_001))).toEqual([
    '/: 102001 bytes, the ledger has 100000 (+2.0%)',
  ]);
});

it('names an entry that grew', () => {
  expect(problems(ledger, now(1, 12_500))).toEqual([
    expect.stringContaining('the ledger has 12000'),
  ]);
});

it('names what the ledger does not know', () => {
  const measured = { routes: { '/new': { bytes: 1, requests: 1 } }, entries: {} };
  expect(problems(ledger, measured)).toEqual(['/new is not in the ledger']);
});
