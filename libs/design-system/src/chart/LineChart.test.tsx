import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const TEXTS = {
  description: 'Line chart of two days.',
  table: 'Two days',
  time: 'Day',
  viewTable: 'View as table',
  viewChart: 'View as chart',
  empty: 'Nothing yet.',
};
const PROPS: LineChartProps = {
  series: [
    { tone: 'happiness', name: 'Happiness' },
    { tone: 'stress', name: 'Stress' },
  ],
  points: [
    { x: 0, label: 'Monday', values: { happiness: 6, stress: 4 } },
    { x: 1, label: 'Tuesday', values: { happiness: 7.25, stress: null } },
  ],
  time: {
    domain: [0, 1],
    ticks: [
      { x: 0, label: '20 Nov' },
      { x: 1, label: 'Today' },
    ],
  },
  locale: 'en',
  direction: 'ltr',
  texts: TEXTS,
  finding: 'A lighter day.',
};

/** The chart, once its lines are there. */
async function draw(props: Partial<LineChartProps> = {}) {
  render(<LineChart {...PROPS} {...props} />);
  const image = screen.getByRole('img', { name: TEXTS.description });
  await waitFor(() => expect(image.querySelector('circle[data-end]')).not.toBeNull());
  return image;
}
const texts = (image: HTMLElement, selector: string) =>
  [...image.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('one line for each series in its colour and dash, and the finding under them', async () => {
  const image = await draw();
  const curves = [...image.querySelectorAll('path[data-line]')];
  expect(curves.map((curve) => curve.getAttribute('stroke'))).toEqual([
    'var(--nf-data-happiness)',
    'var(--nf-data-stress)',
  ]);
  expect(curves.map((curve) => curve.getAttribute('stroke-dasharray'))).toEqual([
    'var(--nf-dash-happiness)',
    'var(--nf-dash-stress)',
  ]);
  expect(screen.getByText('A lighter day.')).toBeTruthy();
});

test('names and latest values stand at the ends, also of a line that ended before', async () => {
  const image = await draw();
  expect(texts(image, '[class*="ends"] > span')).toEqual(['Happiness 7.3', 'Stress 4.0']);
  expect(texts(image, '[class*="key"] > span')).toEqual(['Happiness', 'Stress']);
  expect(image.querySelectorAll('circle[data-end]')).toHaveLength(2);
});

test('the marks of both axes are in the digits of the locale', async () => {
  const image = await draw({ locale: 'ar-u-nu-arab' });
  expect(texts(image, '[data-axis="value"] text')).toEqual(['٠', '٥', '١٠']);
  expect(texts(image, '[data-axis="time"] text')).toEqual(['20 Nov', 'Today']);
  expect(texts(image, '[class*="ends"] > span')).toEqual(['Happiness ٧٫٣', 'Stress ٤٫٠']);
});

test.each([
  ['ltr', -1],
  ['rtl', 1],
] as const)('%s: time runs along the line of reading', async (direction, sign) => {
  const image = await draw({ direction });
  const path = image.querySelector('path[data-line]')?.getAttribute('d') ?? '';
  const places = [...path.matchAll(/([\d.]+),[\d.]+/g)].map((match) => Number(match[1]));
  expect(Math.sign((places[0] ?? 0) - (places.at(-1) ?? 0))).toBe(sign);
});

test('the same figures as a table, the latest first and a gap as a dash, and back', async () => {
  const user = userEvent.setup();
  await draw();
  await user.click(screen.getByRole('button', { name: 'View as table' }));
  const rows = within(screen.getByRole('table', { name: 'Two days' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayHappinessStress',
    'Tuesday7.3–',
    'Monday6.04.0',
  ]);
  await user.click(screen.getByRole('button', { name: 'View as chart' }));
  expect(screen.getByRole('img', { name: TEXTS.description })).toBeTruthy();
});

test('a single point is a ring on each line', async () => {
  const image = await draw({ points: PROPS.points.slice(0, 1) });
  expect(image.querySelectorAll('circle[data-end]')).toHaveLength(2);
});

test('without a point there is a sentence and nothing to switch', () => {
  render(<LineChart {...PROPS} points={[]} />);
  expect(screen.getByText('Nothing yet.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the decimals and the scale are the caller’s', async () => {
  const image = await draw({ scale: [0, 50, 100], digits: 0 });
  expect(texts(image, '[data-axis="value"] text')).toEqual(['0', '50', '100']);
  expect(texts(image, '[class*="ends"] > span')).toEqual(['Happiness 7', 'Stress 4']);
});
