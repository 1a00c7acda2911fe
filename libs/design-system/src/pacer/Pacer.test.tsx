import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pacer, type PacerProps } from './Pacer.tsx';

const IN = { phase: 'in', count: 3, counts: 4, stepKey: '1', word: 'Breathe in' } as const;

function shown(props: PacerProps) {
  const { container, rerender } = render(<Pacer {...props} />);
  const pacer = container.firstElementChild as HTMLElement;
  return { pacer, dots: () => [...pacer.querySelectorAll('i')], rerender };
}

test('a step: its phase, its word, the count and as many dots', () => {
  const { pacer, dots } = shown({ ...IN, figure: '٣' });
  expect(pacer.dataset['phase']).toBe('in');
  expect(pacer.textContent).toBe('Breathe in٣');
  expect(dots().map(({ dataset }) => dataset['past'] ?? '')).toEqual(['true', 'true', 'true', '']);
});

test('the bowl fills by the count, and the rings take as long as the step', () => {
  const { pacer } = shown({ ...IN, figure: '3' });
  expect(pacer.style.getPropertyValue('--filled')).toBe('0.75');
  expect(pacer.style.getPropertyValue('--nf-duration-breath')).toBe('4000ms');
});

test('at rest there is the word alone', () => {
  const { pacer, dots } = shown({ ...IN, phase: 'rest', count: 0, word: 'Ready' });
  expect(pacer.textContent).toBe('Ready');
  expect(dots()).toEqual([]);
});

test('it is silent, and says to its styles when it is paused', () => {
  const { pacer, rerender } = shown({ ...IN, figure: '3' });
  expect(pacer.getAttribute('aria-hidden')).toBe('true');
  expect(pacer.dataset['paused']).toBeUndefined();
  rerender(<Pacer {...IN} figure="3" isPaused />);
  expect(pacer.dataset['paused']).toBe('true');
});

test('the movement of a new step begins anew, within a step it goes on', () => {
  const { pacer, rerender } = shown({ ...IN, figure: '3' });
  const rings = () => pacer.querySelector('g');
  const before = rings();
  rerender(<Pacer {...IN} figure="4" count={4} />);
  expect(rings()).toBe(before);
  rerender(<Pacer {...IN} figure="1" count={1} stepKey="2" phase="hold" />);
  expect(rings()).not.toBe(before);
});
