import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Overridden } from './Overridden.tsx';
import { overrides } from './override-state.ts';

vi.mock('./OverrideBadge.tsx', () => ({ default: () => <p>badge</p> }));

const one = { app: 'nafas/analysis', url: 'http://localhost/feature.json' };
afterEach(() => overrides.set([]));

it('is not in markup made by the build, so that the first render agrees with it', () => {
  overrides.set([{ ...one, outcome: { kind: 'active' } }]);
  expect(renderToString(<Overridden />)).toBe('');
});

it('is the badge as soon as there is an override', async () => {
  render(<Overridden />);
  expect(screen.queryByText('badge')).toBeNull();
  act(() => overrides.set([{ ...one, outcome: { kind: 'active' } }]));
  expect(await screen.findByText('badge')).toBeDefined();
});
