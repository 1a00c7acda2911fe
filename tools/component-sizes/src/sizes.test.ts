import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { components, LIST, type Sizes } from './components.ts';
import { measureSizes } from './measure.ts';

/** How much a component may grow before somebody has to say so with `npm run sizes -- --write`. */
const SHARE = 1.1;
const BYTES = 200;

let now: Sizes;
let listed: Sizes;
beforeAll(async () => {
  now = await measureSizes();
  listed = JSON.parse(await readFile(LIST, 'utf8')) as Sizes;
});

describe('docs/component-sizes.json', () => {
  it('lists every component of the design system and no other', async () => {
    expect(Object.keys(listed).sort()).toEqual((await components()).sort());
  });

  it('still holds: no component has grown by more than a tenth unnoticed', () => {
    const grown = Object.entries(now).filter(([name, { js, css }]) => {
      const before = listed[name];
      return before !== undefined && js + css > (before.js + before.css) * SHARE + BYTES;
    });
    expect(grown).toEqual([]);
  });

  it('measures something: a button has code and styles, and no React in it', () => {
    expect(now['button']?.css).toBeGreaterThan(300);
    expect(now['button']?.js).toBeGreaterThan(200);
    expect(now['button']?.js).toBeLessThan(5_000);
  });
});
