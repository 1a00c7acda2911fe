import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Send, WifiOff } from './index.ts';

test('a name makes an icon an image', () => {
  render(<WifiOff role="img" aria-label="Offline" />);
  expect(screen.getByRole('img', { name: 'Offline' }).hasAttribute('aria-hidden')).toBe(false);
});

test('only an icon told to flip mirrors', () => {
  const classes = (flip: boolean) => {
    const { container } = render(<Send flip={flip} />);
    return container.querySelector('svg')?.getAttribute('class');
  };
  expect(classes(true)).not.toBe(classes(false));
});
