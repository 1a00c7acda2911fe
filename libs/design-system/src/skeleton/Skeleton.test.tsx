import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

test('it holds its place in both directions of writing and is silent', () => {
  const { container } = render(<Skeleton inlineSize="42%" blockSize={44} />);
  const element = container.firstElementChild as HTMLElement;
  expect(element.style.inlineSize).toBe('42%');
  expect(element.style.blockSize).toBe('44px');
  expect(element.getAttribute('aria-hidden')).toBe('true');
});
