import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { GoalCard } from './GoalCard.tsx';

test('an article named by the goal, with its status, progress and one action', () => {
  render(
    <GoalCard
      title="Call one old friend"
      reason="People help"
      category={<Badge>Connection</Badge>}
      status={<Badge>Behind</Badge>}
      progress={{ label: '3 of 12 walks', value: 3, max: 12, valueText: '25%' }}
      deadline="Due 14 Dec"
      action={<Button>Log today</Button>}
    />,
  );
  const card = screen.getByRole('article', { name: 'Call one old friend' });
  const bar = screen.getByRole('progressbar', { name: '3 of 12 walks' });
  expect(bar.getAttribute('aria-valuetext')).toBe('25%');
  expect(bar.style.getPropertyValue('--value')).toBe('25');
  for (const word of ['Connection', 'Behind', 'People help', 'Due 14 Dec']) {
    expect(card.contains(screen.getByText(word))).toBe(true);
  }
  expect(screen.getAllByRole('button').length).toBe(1);
});

test('the person’s own words keep their own direction', () => {
  render(
    <GoalCard
      title="أمشي قبل الغروب"
      reason="لأن طاقتي تتبع خطواتي"
      category="c"
      status="s"
      progress={{ label: 'p', value: 0, valueText: '0%' }}
    />,
  );
  expect(screen.getByText('أمشي قبل الغروب').tagName).toBe('BDI');
  expect(screen.getByText('لأن طاقتي تتبع خطواتي').tagName).toBe('BDI');
  expect(screen.queryByRole('button')).toBeNull();
});
