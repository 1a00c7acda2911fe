import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function show(action?: { label: string; onAction: () => void }) {
  const onDismiss = vi.fn();
  render(<Toast text="Analysis saved" dismissLabel="Dismiss" {...{ onDismiss, action }} />);
  return onDismiss;
}

test('it leaves after eight seconds, not before, and once', () => {
  const onDismiss = show();
  pass(7999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('it stays while hovered and then has all its time again', () => {
  const onDismiss = show();
  pass(7000);
  fireEvent.pointerEnter(screen.getByText('Analysis saved'));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByText('Analysis saved'));
  pass(7999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('it stays while focus is anywhere inside', () => {
  const onDismiss = show({ label: 'Undo', onAction: () => undefined });
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  pass(20_000);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(20_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(8000);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('the action acts and dismisses', () => {
  const onAction = vi.fn();
  const onDismiss = show({ label: 'Undo', onAction });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('the status is there before the first message, and each toast dismisses itself', () => {
  const onDismiss = vi.fn();
  const region = { label: 'Messages', dismissLabel: 'Dismiss', onDismiss };
  const { rerender } = render(<ToastRegion {...region} toasts={[]} />);
  const status = screen.getByRole('status');
  rerender(
    <ToastRegion
      {...region}
      toasts={[
        { id: 'a', text: 'First' },
        { id: 'b', text: 'Second' },
      ]}
    />,
  );
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('FirstSecond');
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1] as HTMLElement);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('b');
});
