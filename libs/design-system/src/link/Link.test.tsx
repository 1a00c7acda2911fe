import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from './Link.tsx';

test('with href it is a link, without one a button', () => {
  render(
    <>
      <Link href="/privacy">Privacy</Link>
      <Link>View as table</Link>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
  expect(screen.getByRole('button', { name: 'View as table' }).getAttribute('type')).toBe('button');
});
