import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Quote } from './Quote.tsx';

test('a figure with the line, its language, its source and actions', () => {
  render(
    <Quote lang="ar" source="Proverb" actions={<button>Keep</button>}>
      قليلٌ دائم
    </Quote>,
  );
  expect(screen.getByRole('figure').textContent).toBe('قليلٌ دائمProverb');
  expect(screen.getByRole('button', { name: 'Keep' })).toBeTruthy();
  expect(screen.getByText('قليلٌ دائم').getAttribute('lang')).toBe('ar');
  expect(screen.getByText('Proverb').tagName).toBe('FIGCAPTION');
});

test('two on one page do not share the ids of their gradients', () => {
  const { container } = render(
    <>
      <Quote>One</Quote>
      <Quote>Two</Quote>
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
  expect(ids.length).toBe(2);
  expect(new Set(ids).size).toBe(2);
});
