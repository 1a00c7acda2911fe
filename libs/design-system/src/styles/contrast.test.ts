// @vitest-environment node
import { expect, test } from 'vitest';
import { contrast, readColours } from '../internal/testing/contrast.ts';
import { styleSheets } from '../internal/testing/styleSheets.ts';

const colours = readColours(
  styleSheets().find(({ name }) => name === 'styles/tokens.css')?.text ?? '',
);

const BASE = ['page', 'surface', 'surface-raised', 'surface-sunken'];

const TEXT: [string, string[]][] = [
  ['ink', [...BASE, 'accent-soft', 'dawn-soft', 'positive-soft', 'caution-soft', 'critical-soft']],
  ['ink-muted', [...BASE, 'accent-soft', 'dawn-soft', 'caution-soft', 'critical-soft']],
  ['ink-subtle', BASE],
  ['accent', BASE],
  ['accent-ink', [...BASE, 'accent-soft']],
  ['on-accent', ['accent', 'accent-hover']],
  ['dawn-ink', ['page', 'surface', 'surface-raised', 'dawn-soft']],
  ['positive', [...BASE, 'positive-soft']],
  ['caution', [...BASE, 'caution-soft']],
  ['critical', [...BASE, 'critical-soft']],
  ['on-critical', ['critical']],
  ['page', ['ink']],
];

const GRAPHIC: [string, string[]][] = [
  ['line-strong', BASE],
  ['focus', [...BASE, 'accent-soft']],
  ['accent', [...BASE, 'accent-soft']],
  ['dawn-deep', ['page', 'surface', 'surface-raised']],
  ...['happiness', 'energy', 'stress', 'sadness', 'anxiety', 'positive', 'neutral', 'negative'].map(
    (name): [string, string[]] => [`data-${name}`, BASE],
  ),
];

/** The pairs of a list under a ratio, in either theme. */
function below(pairs: [string, string[]][], least: number): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs.flatMap((back) =>
      (['light', 'dark'] as const).flatMap((theme) => {
        const [a, b] = [colours.get(front), colours.get(back)];
        if (!a || !b) return [`${front} on ${back}: no such token`];
        const ratio = contrast(a[theme], b[theme]);
        return ratio < least ? [`${front} on ${back}, ${theme}: ${ratio.toFixed(2)}`] : [];
      }),
    ),
  );
}

test('the formula agrees with the two ends of the scale', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 3);
  expect(contrast([0.5, 0.1, 30], [0.5, 0.1, 30])).toBe(1);
});

test('text has at least 4.5 to 1 in both themes', () => {
  expect(below(TEXT, 4.5)).toEqual([]);
});

test('controls, focus and data have at least 3 to 1 in both themes', () => {
  expect(below(GRAPHIC, 3)).toEqual([]);
});
