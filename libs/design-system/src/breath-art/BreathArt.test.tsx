import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BreathArt } from './BreathArt.tsx';
import { HorizonArt } from './HorizonArt.tsx';

test('silent, and told the part of the day', () => {
  const { container } = render(
    <>
      <BreathArt daypart="night" />
      <HorizonArt />
    </>,
  );
  const arts = [...container.querySelectorAll('svg')];
  expect(arts.map((svg) => svg.dataset['daypart'])).toEqual(['night', 'morning']);
  expect(arts.every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test('every reference leads to an id of the same drawing', () => {
  const { container } = render(
    <>
      <BreathArt />
      <BreathArt />
      <HorizonArt />
    </>,
  );
  for (const svg of container.querySelectorAll('svg')) {
    const used = [...svg.outerHTML.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(used.length).toBeGreaterThan(1);
    for (const id of used) expect(svg.querySelector(`[id="${id}"]`)).not.toBeNull();
  }
  const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
});
