import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Note } from './Note.tsx';

test('a list item whose link says title, body, time and, first, that it is unread', () => {
  render(
    <ul>
      <Note
        href="/n/1"
        title="A good moment"
        body="Four minutes"
        time="09:41"
        dateTime="2025-11-20T09:41"
        unreadLabel="Unread:"
      />
    </ul>,
  );
  expect(screen.getByRole('listitem').hasAttribute('data-unread')).toBe(true);
  expect(screen.getByRole('link').textContent).toBe('Unread: A good momentFour minutes09:41');
  expect(screen.getByText('09:41').getAttribute('datetime')).toBe('2025-11-20T09:41');
});

test('read it has no mark; without href it is a button, without action plain text', async () => {
  const onClick = vi.fn();
  render(
    <ul>
      <Note title="Press me" onClick={onClick} />
      <Note title="Only words" />
    </ul>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Press me' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('button').length).toBe(1);
  expect(screen.getAllByRole('listitem').some((item) => item.hasAttribute('data-unread'))).toBe(
    false,
  );
});

test('a control at its end is beside the button, not in it', async () => {
  const onClick = vi.fn();
  const onClear = vi.fn();
  render(
    <ul>
      <Note title="Press me" onClick={onClick} end={<button onClick={onClear}>Clear</button>} />
    </ul>,
  );
  expect(screen.getByRole('button', { name: 'Press me' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onClear).toHaveBeenCalledOnce();
  expect(onClick).not.toHaveBeenCalled();
});
