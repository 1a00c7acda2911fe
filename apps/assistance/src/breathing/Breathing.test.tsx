import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderView } from '../testing/render-view.tsx';
import { Breathing } from './Breathing.tsx';
import { MINDFUL_BREATHING } from './exercise.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
// In small parts: the next timer is set by an effect, and effects run when `act` ends.
async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 500) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 500)));
  }
}
const said = () => screen.getByRole('status').textContent;
const pacer = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-phase]');
const figure = (container: HTMLElement) =>
  container.querySelector('[class*="figure"]')?.textContent;

describe('the exercise', () => {
  test('says each phase once and counts it to four (DECISION-095)', async () => {
    const { container } = await renderView(<Breathing exercise={MINDFUL_BREATHING} />);
    expect(said()).toBe('');
    press('Start');
    const seen: string[] = [];
    for (let second = 0; second < 12; second += 1) {
      seen.push(`${pacer(container)?.dataset['phase']} ${figure(container)} ${said()}`);
      await pass(1000);
    }
    expect(seen).toEqual(
      [
        ['in', 'Breathe in, gently'],
        ['hold', 'Rest, gently'],
        ['out', 'Breathe out, gently'],
      ].flatMap(([phase, word]) => [1, 2, 3, 4].map((count) => `${phase} ${count} ${word}`)),
    );
    expect(screen.getByText('Step 4 of 6, round 1 of 5')).toBeTruthy();
    expect(screen.getByText('1:48 left')).toBeTruthy();
  });

  test('ASSIST-066 is over after two minutes, and can be begun again', async () => {
    const { container } = await renderView(<Breathing exercise={MINDFUL_BREATHING} />);
    press('Start');
    await pass(119_999);
    expect(screen.getByText('Step 6 of 6, round 5 of 5')).toBeTruthy();
    expect(pacer(container)?.dataset['phase']).toBe('out');
    await pass(1);
    expect(said()).toBe('That was two minutes');
    expect(screen.getByText('0:00 left')).toBeTruthy();
    expect(container.querySelectorAll('[data-state="done"]')).toHaveLength(6);
    press('Breathe again');
    expect(screen.getByText('2:00 left')).toBeTruthy();
    await pass(5000);
    expect(said()).toBe('Rest, gently');
  });

  test('pauses within a count and goes on from there', async () => {
    const { container } = await renderView(<Breathing exercise={MINDFUL_BREATHING} />);
    press('Start');
    await pass(2600);
    press('Pause');
    expect(pacer(container)?.dataset['paused']).toBe('true');
    expect(said()).toBe('Paused');
    await pass(60_000);
    expect(figure(container)).toBe('3');
    press('Go on');
    expect(pacer(container)?.dataset['paused']).toBeUndefined();
    await pass(399);
    expect(figure(container)).toBe('3');
    await pass(1);
    expect(figure(container)).toBe('4');
  });

  test('stops, and begins anew', async () => {
    const { container } = await renderView(<Breathing exercise={MINDFUL_BREATHING} />);
    const stop = screen.getByRole<HTMLButtonElement>('button', { name: 'Stop' });
    expect(stop.disabled).toBe(true);
    press('Start');
    await pass(30_000);
    press('Stop');
    expect(screen.getByText('2:00 left')).toBeTruthy();
    expect(said()).toBe('');
    await pass(5000);
    expect(figure(container)).toBeUndefined();
    press('Start');
    await pass(9000);
    press('Start again');
    expect(screen.getByText('Step 1 of 6, round 1 of 5')).toBeTruthy();
    expect(figure(container)).toBe('1');
  });

  test('comes back to the right count after the tab slept', async () => {
    const { container } = await renderView(<Breathing exercise={MINDFUL_BREATHING} />);
    press('Start');
    await pass(1000);
    // Time passes, and no timer fires.
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 50_000);
    await pass(1000);
    clock.mockRestore();
    expect(screen.getByText('1:09 left')).toBeTruthy();
    expect(figure(container)).toBe('4');
  });

  test('keeps the focus on the one button that starts and pauses', async () => {
    await renderView(<Breathing exercise={MINDFUL_BREATHING} />);
    const button = screen.getByRole('button', { name: 'Start' });
    button.focus();
    press('Start');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
  });

  test('speaks Arabic with Arabic digits', async () => {
    const { container } = await renderView(<Breathing exercise={MINDFUL_BREATHING} />, {
      language: 'ar',
    });
    press('بدء');
    await pass(2000);
    expect(said()).toBe('شهيق برفق');
    expect(figure(container)).toBe('٣');
    expect(screen.getByText('بقي ١:٥٨')).toBeTruthy();
  });
});

describe('the screen', () => {
  test('is kept awake while the exercise runs, and no longer', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    await renderView(<Breathing exercise={MINDFUL_BREATHING} />);
    expect(request).not.toHaveBeenCalled();
    press('Start');
    await pass(10);
    expect(request).toHaveBeenCalledWith('screen');
    expect(release).not.toHaveBeenCalled();
    press('Pause');
    expect(release).toHaveBeenCalledTimes(request.mock.calls.length);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  test('may go dark when the browser refuses', async () => {
    const request = vi.fn(() => Promise.reject(new Error('low battery')));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    const { calls } = await renderView(<Breathing exercise={MINDFUL_BREATHING} />);
    press('Start');
    await pass(4000);
    expect(said()).toBe('Rest, gently');
    expect(calls.reported).toEqual([]);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
});
