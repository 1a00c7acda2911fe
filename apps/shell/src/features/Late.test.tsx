import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Late } from './Late.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows its children after a tenth of a second, and not before', () => {
  render(<Late>loading</Late>);
  act(() => void vi.advanceTimersByTime(99));
  expect(screen.queryByText('loading')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('loading')).toBeDefined();
});

it('leaves no timer behind', () => {
  render(<Late>loading</Late>).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
