import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { bell, item, opened, panel, prepareBell, press, titles } from './testing/open-bell.ts';

vi.mock('./get-notification-service.ts', () => ({ getNotificationService: vi.fn() }));
vi.mock('./subscribe.ts', () => ({ subscribe: vi.fn() }));
const faked = prepareBell();

describe('when the server fails', () => {
  const failures = [
    ['markRead', () => userEvent.click(item('New')), 'marked as read'],
    ['markAllRead', () => press('Mark all read'), 'marked as read'],
    ['remove', () => press('Clear: New'), 'cleared'],
    ['removeAll', () => press('Clear all'), 'cleared'],
  ] as const;
  test.each(failures)(
    '%s is undone visibly, and Try Again does it and says so (PLATFORM-015)',
    async (operation, act_, words) => {
      const { calls } = await opened();
      faked().service[operation].mockRejectedValueOnce(new Error('no server'));
      await act_();
      await waitFor(() => expect(calls.notices).toHaveLength(1));
      expect(titles()).toEqual(['New', 'Second', 'Old']);
      expect(item('New').textContent).toContain('Unread');
      expect(bell().textContent).toBe('2');
      expect(calls.reported).toHaveLength(1);
      expect(calls.notices[0]).toMatchObject({ kind: 'failed', action: { label: 'Try Again' } });
      expect(calls.notices[0]?.message).toContain(words);
      const before = faked().stored();
      await act(async () => calls.notices[0]?.action?.run());
      expect(faked().stored()).not.toEqual(before);
      expect(calls.notices.slice(1)).toEqual([{ kind: 'done', message: 'Success!' }]);
    },
  );

  test('a list that does not come is told from an empty one, and Try Again asks anew', async () => {
    // The first answer and both repetitions.
    for (let n = 0; n < 3; n += 1)
      faked().service.list.mockRejectedValueOnce(new Error('no server'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await opened();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText('Your notifications are out of reach')).toBeDefined();
    await press('Try Again');
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(panel().contains(document.activeElement)).toBe(true);
  });
});
