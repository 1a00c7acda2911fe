import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

/** The text of what describes the element. */
function description(element: Element): string | undefined {
  const id = element.getAttribute('aria-describedby');
  return id ? document.getElementById(id)?.textContent : undefined;
}

test('the label names it and the hint describes it', () => {
  render(<TextField label="Name" hint="As friends call you" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(description(input)).toBe('As friends call you');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('an error makes it invalid and takes the place of the hint', () => {
  render(<TextField label="Email" hint="Yours" error="Add the ending, such as .app" dir="ltr" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(description(input)).toBe('Add the ending, such as .app');
  expect(screen.queryByText('Yours')).toBeNull();
  expect(input.getAttribute('dir')).toBe('ltr');
});

test('without hint or error it points at nothing', () => {
  render(<TextField label="Name" />);
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
});

test('a hidden label still names it', () => {
  render(<TextField label="Search Nafas" labelHidden type="search" />);
  expect(screen.getByRole('searchbox', { name: 'Search Nafas' })).toBeTruthy();
});

test('an id from outside ties label and message too', () => {
  render(<TextField id="email" label="Email" error="Wrong" />);
  expect(screen.getByLabelText('Email').id).toBe('email');
  expect(description(screen.getByLabelText('Email'))).toBe('Wrong');
});
