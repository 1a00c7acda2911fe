import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BreathLoader } from './BreathLoader.tsx';

test('an image with a name, or silent beside a sentence', () => {
  const { rerender } = render(<BreathLoader label="Loading your week" />);
  expect(screen.getByRole('img', { name: 'Loading your week' })).toBeTruthy();
  rerender(<BreathLoader />);
  expect(screen.queryByRole('img')).toBeNull();
});
