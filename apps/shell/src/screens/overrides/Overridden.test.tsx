import { createStore } from '@nafas/platform';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShownOverride } from '../../loader/overrides/overrides.ts';
import { RuntimeContext } from '../../runtime/runtime-context.ts';
import { testRuntime } from '../../testing/test-runtime.ts';
import { Overridden } from './Overridden.tsx';

vi.mock('./OverrideBadge.tsx', () => ({ default: () => <p>badge</p> }));

const one: ShownOverride = {
  app: 'nafas/analysis',
  url: 'http://localhost/feature.json',
  outcome: { kind: 'active' },
};

function setUp() {
  const { runtime } = testRuntime();
  const shown = createStore<readonly ShownOverride[]>([]);
  const overrides = { ...runtime.loader.overrides, shown };
  const ui = (
    <RuntimeContext value={{ ...runtime, loader: { ...runtime.loader, overrides } }}>
      <Overridden />
    </RuntimeContext>
  );
  return { ui, shown };
}

afterEach(cleanup);

it('is not in markup made by the build, so that the first render agrees with it', () => {
  const { ui, shown } = setUp();
  shown.set([one]);
  expect(renderToString(ui)).toBe('');
});

it('is the badge as soon as there is an override', async () => {
  const { ui, shown } = setUp();
  render(ui);
  expect(screen.queryByText('badge')).toBeNull();
  act(() => shown.set([one]));
  expect(await screen.findByText('badge')).toBeDefined();
});
