import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test('without a picture it shows the first letter as a person sees it', () => {
  const { container, rerender } = render(<Avatar name=" layla" />);
  expect(container.textContent).toBe('L');
  rerender(<Avatar name="ليلى" />);
  expect(container.textContent).toBe('ل');
  rerender(<Avatar name="é́ma" />);
  expect(container.textContent).toBe('É́');
  rerender(<Avatar name="" />);
  expect(container.textContent).toBe('');
});

test('a picture that does not load gives way to the letter; a new one is tried again', () => {
  const { container, rerender } = render(<Avatar name="Layla" src="/a.png" />);
  const image = container.querySelector('img');
  if (!image) throw new Error('no picture');
  fireEvent.error(image);
  expect(container.textContent).toBe('L');
  rerender(<Avatar name="Layla" src="/b.png" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.png');
});

test('silent beside a written name, a named image alone', () => {
  const { rerender } = render(<Avatar name="Layla" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Avatar name="Layla" alt="Layla Haddad" />);
  expect(screen.getByRole('img', { name: 'Layla Haddad' })).toBeTruthy();
});
