import { expect, it } from 'vitest';
import { rememberRenderers } from './devtools-hook.ts';

interface Hook {
  renderers: Map<number, unknown>;
  inject(renderer: unknown): number;
}

const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

it('remembers every renderer, so that an app that comes later finds them', () => {
  const target: Record<string, unknown> = {};
  rememberRenderers(target);
  const hook = target[NAME] as Hook;
  const [first, second] = [{}, {}];
  const ids = [hook.inject(first), hook.inject(second)];
  expect(ids.map((id) => hook.renderers.get(id))).toEqual([first, second]);
});

it('keeps the hook that is there and what it does, and adds the memory it lacks', () => {
  const seen: unknown[] = [];
  const forgetful: Hook = { renderers: new Map(), inject: (renderer) => seen.push(renderer) + 6 };
  const target = { [NAME]: forgetful };
  rememberRenderers(target);
  const renderer = {};
  expect(target[NAME].inject(renderer)).toBe(7);
  expect(seen).toEqual([renderer]);
  expect(forgetful.renderers.get(7)).toBe(renderer);
});
