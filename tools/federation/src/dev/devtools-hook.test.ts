import { expect, it } from 'vitest';
import { installHook } from './devtools-hook.ts';

interface Hook {
  renderers: Map<number, unknown>;
  inject(renderer: unknown): number;
}

it('remembers every renderer, so that an app that comes later finds them', () => {
  const target: Record<string, unknown> = {};
  installHook(target);
  const hook = target['__REACT_DEVTOOLS_GLOBAL_HOOK__'] as Hook;
  const [first, second] = [{}, {}];
  const ids = [hook.inject(first), hook.inject(second)];
  expect(ids.map((id) => hook.renderers.get(id))).toEqual([first, second]);
});

it('leaves the hook of React DevTools alone', () => {
  const theirs = {};
  const target = { __REACT_DEVTOOLS_GLOBAL_HOOK__: theirs };
  installHook(target);
  expect(target.__REACT_DEVTOOLS_GLOBAL_HOOK__).toBe(theirs);
});
