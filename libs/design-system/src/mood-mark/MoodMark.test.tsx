import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MoodMark } from './MoodMark.tsx';

test('each level has a shape of its own, and none is a dotted ring', () => {
  const shapes = ([null, 1, 2, 3, 4, 5] as const).map(
    (level) => render(<MoodMark level={level} />).container.querySelector('svg')?.innerHTML,
  );
  expect(new Set(shapes).size).toBe(6);
  expect(shapes[0]).toContain('stroke-dasharray');
});

test('alone it has a name; beside words it is silent', () => {
  const { container } = render(<MoodMark level={2} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  render(<MoodMark level={2} label="Mood: Low" />);
  expect(screen.getByRole('img', { name: 'Mood: Low' })).toBeTruthy();
});
