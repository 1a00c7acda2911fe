import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Delayed } from './Delayed.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows its children after a tenth of a second, and not before', () => {
  render(<Delayed>loading</Delayed>);
  act(() => void vi.advanceTimersByTime(99));
  expect(screen.queryByText('loading')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('loading')).toBeDefined();
});

it('leaves no timer behind', () => {
  render(<Delayed>loading</Delayed>).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
