import { describe, expect, it } from 'vitest';
import { compareVersions, satisfies } from './semver.ts';

describe('satisfies', () => {
  it.each([
    ['1.0.0', '^1.0', true],
    ['1.3.2', '^1.2', true],
    ['1.1.9', '^1.2', false],
    ['2.0.0', '^1.2', false],
    ['19.3.1', '^19.3.0', true],
    ['19.2.9', '^19.3.0', false],
    ['0.1.4', '^0.1.0', true],
    ['0.2.0', '^0.1.0', false],
    ['0.1.0', '^0.1.1', false],
    ['0.0.3', '^0.0.3', true],
    ['0.0.4', '^0.0.3', false],
    ['0.0.4', '^0.0', true],
    ['0.1.0', '^0.0', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
    ['2.4.0', '^1.3 || ^2.0', true],
    ['3.0.0', '^1.3 || ^2.0', false],
  ])('%s satisfies %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });

  it.each([
    ['a prerelease', '2.0.0-rc.1', '^2.0'],
    ['no version', 'nonsense', '^1.0'],
    ['no range', '1.0.0', ''],
    ['a range of another kind', '1.0.0', '>=0.9'],
    ['a range with words', '1.0.0', '^1.x'],
    ['two numbers without a caret', '1.0.0', '1.0'],
  ])('%s satisfies nothing', (_name, version, range) => {
    expect(satisfies(version, range)).toBe(false);
  });
});

it('orders versions by their numbers, prereleases before their release', () => {
  const ordered = ['x', '0.9.0', '1.2.0', '1.10.0', '2.0.0-rc.2', '2.0.0-rc.10', '2.0.0'];
  expect(ordered.toReversed().sort(compareVersions)).toEqual(ordered);
});
