import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from './Card.tsx';
import { CardHead } from './CardHead.tsx';

test('an article by its name, else a plain box, another one on request, one link with href', () => {
  render(
    <>
      <Card aria-label="A thought">Thought</Card>
      <Card>Nothing by itself</Card>
      <Card as="section" aria-label="Part">
        Part
      </Card>
      <Card href="/breathe">Breathe</Card>
    </>,
  );
  expect(screen.getByRole('article', { name: 'A thought' }).textContent).toBe('Thought');
  expect(screen.getByText('Nothing by itself').tagName).toBe('DIV');
  expect(screen.getByRole('region', { name: 'Part' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Breathe' }).getAttribute('href')).toBe('/breathe');
});

test('the page decides the level of a card’s heading', () => {
  render(
    <CardHead
      title="Your progress"
      titleId="progress"
      lead="Daily"
      level={3}
      end={<button>30 days</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Your progress' }).id).toBe('progress');
  expect(screen.getByRole('button')).toBeTruthy();
});
