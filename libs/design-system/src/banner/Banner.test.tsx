import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Banner } from './Banner.tsx';

test('a status in general, an alert when critical', () => {
  render(
    <>
      <Banner title="You are offline.">Breathing still works.</Banner>
      <Banner
        tone="critical"
        title="Camera access is off."
        action={<button>How to allow</button>}
      />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('You are offline. Breathing still works.');
  expect(screen.getByRole('alert').contains(screen.getByRole('button'))).toBe(true);
});
