import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language } from '../platform/preferences.ts';
import OverrideBadge from './OverrideBadge.tsx';
import { overrides } from './override-state.ts';
import { addOverrides, readOverrides } from './stored-overrides.ts';

const url = 'http://127.0.0.1:4300/feature.json';

beforeEach(() => {
  overrides.set([
    { app: 'nafas/analysis', url, outcome: { kind: 'active' } },
    { app: 'nafas/auth', url: 'https://foreign.example/f.json', outcome: { kind: 'origin' } },
  ]);
});
afterEach(() => {
  cleanup();
  language.set('en');
});

it('names each override and what became of it, and one press ends them all', async () => {
  addOverrides({ 'nafas/analysis': url });
  const onReset = vi.fn();
  render(<OverrideBadge onReset={onReset} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'nafas/analysis Another build runs here',
    'nafas/auth Refused: its origin is not allowed',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(readOverrides()).toEqual({});
  expect(onReset).toHaveBeenCalledOnce();
});

it('speaks Arabic', () => {
  language.set('ar');
  render(<OverrideBadge />);
  expect(screen.getByRole('button', { name: 'إعادة الضبط' })).toBeTruthy();
});
