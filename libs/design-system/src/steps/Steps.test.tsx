import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Steps } from './Steps.tsx';

test.each([
  [0, [undefined, undefined, undefined]],
  [2, ['done', 'now', undefined]],
  [4, ['done', 'done', 'done']],
])('at step %i', (current, states) => {
  const { container } = render(<Steps count={3} current={current} />);
  const items = [...container.querySelectorAll('li')];
  expect(items.map((item) => item.dataset['state'])).toEqual(states);
  expect(container.querySelector('ol')?.getAttribute('aria-hidden')).toBe('true');
});
