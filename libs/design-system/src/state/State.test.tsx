import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { State } from './State.tsx';

test('an error is an alert with what still works and one way on', () => {
  render(
    <State
      kind="error"
      title="We could not draw it"
      sentence="Your check-ins are safe."
      help="NF-204"
      action={<button>Try again</button>}
    />,
  );
  const state = screen.getByRole('alert');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('We could not draw it');
  expect(state.contains(screen.getByRole('button', { name: 'Try again' }))).toBe(true);
  expect(state.textContent).toContain('NF-204');
});

test('away and loading are statuses, empty is no news', () => {
  const { rerender, container } = render(<State kind="away" title="Out of reach" />);
  expect(screen.getByRole('status')).toBeTruthy();
  rerender(<State kind="loading" sentence="Gathering your week." />);
  expect(screen.getByRole('status').textContent).toBe('Gathering your week.');
  rerender(<State kind="loading" title="Gathering" />);
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<State kind="empty" title="Nothing new" />);
  expect(container.querySelector('[role]')).toBeNull();
});

test('each kind has art of its own, all of it silent', () => {
  const drawings = (['empty', 'error', 'away', 'loading'] as const).map((kind) => {
    const { container } = render(<State kind={kind} />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    return svg?.innerHTML;
  });
  expect(new Set(drawings).size).toBe(4);
});
