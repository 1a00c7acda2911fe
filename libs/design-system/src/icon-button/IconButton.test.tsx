import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bell } from '../icons/lucide.ts';
import { IconButton } from './IconButton.tsx';

test('its name is the label alone; icon and count are silent', () => {
  render(
    <IconButton label="Notifications, 3 unread" count="3">
      <Bell />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Notifications, 3 unread' });
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('3').getAttribute('aria-hidden')).toBe('true');
});

test('no count is no badge, zero is one', () => {
  const { rerender, container } = render(<IconButton label="Bell">i</IconButton>);
  expect(container.querySelector('span')).toBeNull();
  rerender(
    <IconButton label="Bell" count={0}>
      i
    </IconButton>,
  );
  expect(container.querySelector('span')?.textContent).toBe('0');
});
