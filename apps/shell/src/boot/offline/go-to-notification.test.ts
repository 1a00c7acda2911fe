import { describe, expect, it, vi } from 'vitest';
import { goToNotification } from './go-to-notification.ts';

const PAGE = '/dashboard/notifications';

function told(data: unknown, path: string) {
  const [assign, offer] = [vi.fn(), vi.fn()];
  goToNotification({ data }, { path, assign, offer });
  expect(assign.mock.calls.length + offer.mock.calls.length).toBeLessThanOrEqual(1);
  return [...assign.mock.calls, ...offer.mock.calls];
}

describe('a tab that is told of a pressed notification', () => {
  it.each(['/', '/help', '/dashboards'])('goes to its page from %s', (path) => {
    expect(told({ open: PAGE }, path)).toEqual([[PAGE]]);
  });

  it.each(['/dashboard', '/dashboard/motivation-hub'])('stays at %s', (path) => {
    expect(told({ open: PAGE }, path)).toEqual([]);
  });

  it.each(['activate', null, {}, { open: 7 }])('goes nowhere for %j', (data) => {
    expect(told(data, '/')).toEqual([]);
  });

  it('offers a page of the dashboard where something may be half written, unless it is there', () => {
    const week = { open: '/dashboard/week/2026-11-22', words: 'A moment for you' };
    expect(told(week, '/dashboard/journal')).toEqual([[week.words, week.open]]);
    expect(told(week, week.open)).toEqual([]);
    expect(told(week, '/help')).toEqual([[week.open]]);
  });
});
