import { describe, expect, it, vi } from 'vitest';
import { goToNotification } from './go-to-notification.ts';

const PAGE = '/dashboard/notifications';

function told(data: unknown, pathname: string) {
  const assign = vi.fn();
  goToNotification({ data }, { pathname, assign } as unknown as Location);
  return assign.mock.calls;
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
});
