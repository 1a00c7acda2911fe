import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea.tsx';

test('label, the word beside it, counter and the direction of its own text', () => {
  render(<TextArea label="Notes" aside="Optional" counter="12 of 500" />);
  const area = screen.getByRole('textbox', { name: 'Notes' });
  expect(area.getAttribute('dir')).toBe('auto');
  expect(screen.getByText('Optional')).toBeTruthy();
  expect(screen.getByText('12 of 500')).toBeTruthy();
});

test('an error describes it', () => {
  render(<TextArea label="Notes" error="Too long" counter="501 of 500" />);
  const area = screen.getByRole('textbox');
  const message = document.getElementById(area.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Too long');
  expect(area.getAttribute('aria-invalid')).toBe('true');
});
