import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './Logo.tsx';
import { Mark } from './Mark.tsx';

test('with href a link by its own name, without one only a picture and a word', () => {
  render(
    <>
      <Logo name="Nafas" href="/" aria-label="Nafas, home" />
      <Logo name="نَفَس" />
    </>,
  );
  expect(screen.getAllByRole('link').length).toBe(1);
  expect(screen.getByRole('link', { name: 'Nafas, home' })).toBeTruthy();
  expect(screen.getByText('نَفَس')).toBeTruthy();
});

test('the mark is silent and takes a size', () => {
  const { container } = render(<Mark size={72} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.style.getPropertyValue('--mark')).toBe('72px');
});
