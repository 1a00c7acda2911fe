import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stat } from './Stat.tsx';
import { BarsArt, BowlArt } from './StatArt.tsx';

test('label, figure, unit and how it moved, in words as well as colour', () => {
  const { container } = render(
    <Stat
      label="Stress"
      value="3.1"
      unit="/10"
      change={{
        direction: 'down',
        text: '−1.2',
        meaning: 'better',
        meaningText: 'better',
        period: 'vs last week',
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Stress' })).toBeTruthy();
  expect(screen.getByText('3.1').textContent).toBe('3.1/10');
  const change = container.querySelector('[data-meaning]');
  expect(change?.getAttribute('data-meaning')).toBe('better');
  expect(change?.textContent).toBe('−1.2 better');
  expect(change?.querySelectorAll('svg').length).toBe(1);
  expect(screen.getByText('vs last week')).toBeTruthy();
});

test('no move has no arrow, no change has no line', () => {
  const { container, rerender } = render(
    <Stat label="x" value="1" change={{ direction: 'same', text: '0' }} />,
  );
  expect(container.querySelector('[data-meaning="neutral"] svg')).toBeNull();
  rerender(<Stat label="x" value="1" />);
  expect(container.querySelector('[data-meaning]')).toBeNull();
});

test('loading shows no figure and says it is busy', () => {
  render(<Stat label="Stress" state="loading" />);
  expect(screen.getByRole('article').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('article').textContent).toBe('Stress');
});

test('too little data shows the sentence in the figure’s place', () => {
  render(<Stat label="Stress" state="not-yet" sentence="Two more check-ins." />);
  expect(screen.getByRole('article').textContent).toBe('StressTwo more check-ins.');
});

test('the bowl fills by the hundred and stays within it', () => {
  const filled = (value: number) => {
    const { container } = render(<BowlArt value={value} />);
    return container.querySelector('[pathLength]')?.getAttribute('stroke-dasharray');
  };
  expect(filled(64)).toBe('64 200');
  expect(filled(140)).toBe('100 200');
  expect(filled(-3)).toBeUndefined();
});

test('bars: the largest fills the height, the last is today, seven at most', () => {
  const { container } = render(<BarsArt values={[99, 0, 10, 20, 40, 30, 20, 10]} />);
  const bars = [...container.querySelectorAll('rect')];
  expect(bars.length).toBe(7);
  expect(bars.map((bar) => Number(bar.getAttribute('height')))).toEqual([
    0, 13, 26, 52, 39, 26, 13,
  ]);
  expect(bars.filter((bar) => bar.getAttribute('fill') === 'var(--nf-accent)')).toEqual(
    bars.slice(-1),
  );
});

test('bars of a week without minutes have no height', () => {
  const { container } = render(<BarsArt values={[0, 0]} />);
  expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))).toEqual([
    '0',
    '0',
  ]);
});
