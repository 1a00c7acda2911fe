import { createStore, type BundledLanguage } from '@nafas/platform';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShownOverride } from '../../loader/overrides/overrides.ts';
import { RuntimeContext } from '../../runtime/runtime-context.ts';
import { testRuntime } from '../../testing/test-runtime.ts';
import OverrideBadge from './OverrideBadge.tsx';
import { addOverrides, readOverrides } from '../../loader/overrides/stored-overrides.ts';

const url = 'http://127.0.0.1:4300/feature.json';

const shown = createStore<readonly ShownOverride[]>([
  { app: 'nafas/analysis', url, outcome: { kind: 'active' } },
  { app: 'nafas/auth', url: 'https://foreign.example/f.json', outcome: { kind: 'origin' } },
]);
function open(props: { onReset?: () => void } = {}, language: BundledLanguage = 'en') {
  const { runtime } = testRuntime({ language });
  const overrides = { ...runtime.loader.overrides, shown };
  render(
    <RuntimeContext value={{ ...runtime, loader: { ...runtime.loader, overrides } }}>
      <OverrideBadge {...props} />
    </RuntimeContext>,
  );
}
afterEach(cleanup);

it('names each override and what became of it, and one press ends them all', async () => {
  addOverrides({ 'nafas/analysis': url });
  const onReset = vi.fn();
  open({ onReset });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'nafas/analysis Another build runs here',
    'nafas/auth Refused: its origin is not allowed',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(readOverrides()).toEqual({});
  expect(onReset).toHaveBeenCalledOnce();
});

it('speaks English to developers, whatever the page speaks', () => {
  open({}, 'ar');
  const badge = screen.getByRole('complementary');
  expect([badge.lang, badge.dir]).toEqual(['en', 'ltr']);
  expect(screen.getByRole('button', { name: 'Reset' })).toBeTruthy();
});
