import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MoodFace } from './MoodFace.tsx';

test('SHELL-134 SHELL-135 SHELL-136 the face is low to 3, neutral to 7, high above', () => {
  render(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => (
      <MoodFace key={value} value={value} word="x" />
    )),
  );
  const tones = screen.getAllByRole('figure').map((face) => face.dataset['tone']);
  expect(tones.slice(0, 4)).toEqual(Array(4).fill('low'));
  expect(tones.slice(4, 8)).toEqual(Array(4).fill('neutral'));
  expect(tones.slice(8)).toEqual(Array(3).fill('high'));
});

test('a face always has its word, and its drawing is silent', () => {
  const { container } = render(<MoodFace value={2} word="A heavy moment" detail="Mood 2 of 10" />);
  expect(screen.getByRole('figure').textContent).toBe('A heavy momentMood 2 of 10');
  expect(screen.getByRole('figure').dataset['tone']).toBe('low');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('each face has a mouth of its own', () => {
  const mouths = [1, 5, 9].map((value) => {
    const { container } = render(<MoodFace value={value} word="x" />);
    return container.querySelector('path')?.getAttribute('d');
  });
  expect(new Set(mouths).size).toBe(3);
});

test('a mood that nobody has said has no face', () => {
  const { container } = render(<MoodFace value={null} word="Take your time" />);
  expect(screen.getByRole('figure').dataset['tone']).toBe('unset');
  expect(container.querySelector('path')).toBeNull();
});
