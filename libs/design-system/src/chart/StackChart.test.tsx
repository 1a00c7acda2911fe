import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { StackChart } from './StackChart.tsx';

const PROPS = {
  series: [
    { tone: 'positive', name: 'Positive' },
    { tone: 'neutral', name: 'Neutral' },
    { tone: 'negative', name: 'Negative' },
  ],
  points: [
    { x: 0, label: 'Monday', values: { positive: 50, neutral: 30, negative: 20 } },
    { x: 1, label: 'Tuesday', values: { positive: 60, neutral: 40 } },
  ],
  time: { domain: [0, 1], ticks: [{ x: 1, label: 'Today' }] },
  locale: 'en',
  direction: 'ltr',
  texts: {
    description: 'Areas of two days.',
    table: 'Two days',
    time: 'Day',
    viewTable: 'View as table',
    viewChart: 'View as chart',
    empty: 'Nothing yet.',
  },
} as const;

async function draw(props: Partial<Parameters<typeof StackChart>[0]> = {}) {
  render(<StackChart {...PROPS} {...props} />);
  const image = screen.getByRole('img', { name: 'Areas of two days.' });
  await waitFor(() =>
    expect(image.querySelectorAll('[data-area] > [fill-opacity]')).toHaveLength(3),
  );
  return image;
}

/** The range of heights an area covers, in pixels from the top. */
function heights(area: Element | undefined): [number, number] {
  const path = area?.getAttribute('d') ?? '';
  const found = [...path.matchAll(/[\d.]+,([\d.]+)/g)].map((match) => Number(match[1]));
  return [Math.min(...found), Math.max(...found)];
}

test('the areas lie on each other in the order they are given, from the top down', async () => {
  const areas = [...(await draw()).querySelectorAll('[data-area] > [fill-opacity]')];
  const of = (tone: string) =>
    heights(areas.find((area) => area.getAttribute('fill') === `var(--nf-data-${tone})`));
  // The plot is 8 to 284 px high; on Tuesday nothing is negative.
  expect(of('positive')[0]).toBeCloseTo(8);
  expect(of('negative')[1]).toBeCloseTo(284);
  expect(of('positive')[1]).toBeLessThanOrEqual(of('neutral')[1]);
  expect(of('negative')[0]).toBeCloseTo(284 - 0.2 * 276);
});

test('names and latest shares stand beside their areas, and never on each other', async () => {
  const ends = [...(await draw()).querySelectorAll<HTMLElement>('[class*="ends"] > span')];
  expect(ends.map(({ textContent }) => textContent)).toEqual([
    'Positive 60%',
    'Neutral 40%',
    'Negative 0%',
  ]);
  const places = ends.map(({ style }) => Number.parseFloat(style.insetBlockStart));
  expect(places).toEqual([8 + 0.3 * 276, 8 + 0.8 * 276, 8 + 276]);
});

test('shares that tie keep their order', async () => {
  const points = [{ x: 1, label: 'Tuesday', values: { positive: 100 } }];
  const ends = [
    ...(await draw({ points })).querySelectorAll<HTMLElement>('[class*="ends"] > span'),
  ];
  const places = ends.map(({ style }) => Number.parseFloat(style.insetBlockStart));
  expect(places).toEqual([8 + 138, 8 + 256, 8 + 276]);
});

test('the marks are percent in the digits of the locale', async () => {
  const image = await draw({ locale: 'ar-u-nu-arab', direction: 'rtl' });
  const marks = [...image.querySelectorAll('[data-axis="value"] text')];
  const written = marks.map(({ textContent }) => textContent?.replace('\u061c', ''));
  expect(written).toEqual(['٠٪', '٥٠٪', '١٠٠٪']);
});

test('the table has the shares of each day, in the same order', async () => {
  await draw();
  await userEvent.setup().click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayPositiveNeutralNegative',
    'Tuesday60%40%–',
    'Monday50%30%20%',
  ]);
});
