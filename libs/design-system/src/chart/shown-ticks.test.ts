import { expect, test } from 'vitest';
import { place } from './places.ts';
import { shownTicks } from './shown-ticks.ts';

const TICKS = ['26 Oct', '2 Nov', '9 Nov', '16 Nov', 'Today'].map((label, x) => ({ x, label }));

function shown(width: number, { rtl = false, end = 8 } = {}) {
  const places = place({ width, side: 34, end, rtl, domain: [0, 4], scale: [0, 10] });
  return shownTicks(TICKS, { places, rtl, width });
}
const labels = (ticks: ReturnType<typeof shown>) => ticks.map(({ label }) => label);

test('with room all ticks stand in the middle of their places, the last one within the plot', () => {
  const ticks = shown(600);
  expect(labels(ticks)).toEqual(['26 Oct', '2 Nov', '9 Nov', '16 Nov', 'Today']);
  expect(ticks.map(({ at }) => at)).toEqual([34, 173.5, 313, 452.5, 600]);
  expect(ticks.map(({ anchor }) => anchor)).toEqual([
    'middle',
    'middle',
    'middle',
    'middle',
    'end',
  ]);
});

test('a last tick with room beside it stands in the middle too', () => {
  expect(shown(600, { end: 28 }).at(-1)).toMatchObject({ at: 572, anchor: 'middle' });
});

test('a last tick in wide signs stays within the plot, where its letters alone would have room', () => {
  const places = place({
    width: 600,
    side: 34,
    end: 9,
    rtl: false,
    domain: [0, 4],
    scale: [0, 10],
  });
  const last = (label: string) =>
    shownTicks([{ x: 4, label }], { places, rtl: false, width: 600 })[0]?.anchor;
  expect(last('To')).toBe('middle');
  expect(last('今天')).toBe('end');
});

test('from right to left it is the mirrored drawing', () => {
  const mirrored = shown(600, { rtl: true }).map(({ at }) => 600 - at);
  expect(mirrored).toEqual(shown(600).map(({ at }) => at));
});

test('what would overlap is left out, never the last one', () => {
  expect(labels(shown(200))).toEqual(['26 Oct', '9 Nov', 'Today']);
  expect(labels(shown(90))).toEqual(['Today']);
});

test('without ticks there are none', () => {
  const places = place({ width: 9, side: 0, end: 0, rtl: false, domain: [0, 0], scale: [0] });
  expect(shownTicks([], { places, rtl: false, width: 9 })).toEqual([]);
  expect([places.x(0), places.y(0)]).toEqual([4.5, 146]);
});
