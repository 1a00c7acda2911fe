import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bubble } from './Bubble.tsx';

test('says who speaks before what is said', () => {
  render(
    <Bubble from="them" speaker="Nafas:">
      That sounds tiring.
    </Bubble>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('Nafas: That sounds tiring.');
});

test('words of another script turn themselves, not the side they stand on', () => {
  const { container } = render(
    <Bubble from="me" speaker="أنت:" status="Not sent">
      Breath first
    </Bubble>,
  );
  expect(screen.getByText('Breath first').getAttribute('dir')).toBe('auto');
  expect(container.querySelectorAll('[dir]').length).toBe(1);
  expect(screen.getByText('Not sent')).toBeTruthy();
});
