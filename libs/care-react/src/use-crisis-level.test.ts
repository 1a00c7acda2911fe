import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createStore } from '@nafas/platform';
import { afterEach, expect, it, vi } from 'vitest';
import { useCrisisLevel, useHeaviestLevel, useStoredCrisisLevel } from './use-crisis-level.ts';

afterEach(() => {
  // Nothing is left to render once the window of the test is gone.
  cleanup();
  vi.doUnmock('@nafas/care/screening');
  vi.resetModules();
});

it.each([
  ['Tea on the balcony before everyone woke up.', 'none'],
  ['I want to die', 'crisis'],
  ['أريد أن أموت', 'crisis'],
  ['I can’t do this anymore', 'concern'],
])('%s: %s', async (text, level) => {
  const { result, rerender } = renderHook(useCrisisLevel, { initialProps: 'I want to die' });
  await waitFor(() => expect(result.current).toBe('crisis'));
  rerender(text);
  await waitFor(() => expect(result.current).toBe(level));
});

it('reads each line by itself, and tells of the heaviest', async () => {
  const { result, rerender } = renderHook(useHeaviestLevel, { initialProps: ['work', 'suicide'] });
  await waitFor(() => expect(result.current).toBe('concern'));
  rerender(['balcony', 'Dad', 'pills', 'writing']);
  await waitFor(() => expect(result.current).toBe('none'));
  rerender(['balcony', 'I want to die']);
  await waitFor(() => expect(result.current).toBe('crisis'));
});

it('reads a text when its writer pauses, and not with each letter', async () => {
  const screen = vi.fn(() => ({ level: 'concern' }));
  vi.resetModules();
  vi.doMock('@nafas/care/screening', () => ({
    screenForCrisis: screen,
    languageByScript: () => null,
    hasPack: () => true,
    loadPack: () => Promise.resolve(),
    loadedLanguages: () => [],
  }));
  const fresh = await import('./use-crisis-level.ts');
  const { result, rerender } = renderHook(fresh.useCrisisLevel, { initialProps: 'I' });
  await waitFor(() => expect(result.current).toBe('concern'));
  screen.mockClear();
  const words = 'I am tired of all of it';
  for (let end = 2; end <= words.length; end += 1) rerender(words.slice(0, end));
  expect(screen).not.toHaveBeenCalled();
  await waitFor(() => expect(screen).toHaveBeenCalledWith(words));
  expect(screen).toHaveBeenCalledOnce();
});

it('answers once what was learnt is there, however long it takes', async () => {
  let isLearnt: () => void = () => undefined;
  const learnt = new Promise<void>((resolve) => (isLearnt = resolve));
  const loadPack = vi.fn(() => learnt);
  const screenForCrisis = vi.fn(() => ({ level: 'concern' }));
  vi.resetModules();
  vi.doMock('@nafas/care/screening', () => ({
    loadPack,
    screenForCrisis,
    languageByScript: () => null,
    hasPack: () => true,
    loadedLanguages: () => [],
  }));
  const fresh = await import('./use-crisis-level.ts');
  const { result } = renderHook(fresh.useCrisisLevel, { initialProps: 'I can’t go on' });
  await waitFor(() => expect(loadPack).toHaveBeenCalledWith('en'));
  expect(screenForCrisis).not.toHaveBeenCalled();
  isLearnt();
  await waitFor(() => expect(result.current).toBe('concern'));
});

it('loads a language by the letters that are typed, and reads it from then on (DECISION-167)', async () => {
  const { result, rerender } = renderHook(useCrisisLevel, { initialProps: 'I want to die' });
  await waitFor(() => expect(result.current).toBe('crisis'));
  rerender('Сегодня хороший день');
  await waitFor(() => expect(result.current).toBe('none'));
  rerender('Я больше не хочу жить, хочу умереть');
  await waitFor(() => expect(result.current).toBe('crisis'));
});

it.each([
  ['a press', () => new Event('pointerdown')],
  ['Enter', () => new KeyboardEvent('keydown', { key: 'Enter' })],
  ['leaving the field', () => new Event('focusout')],
])('reads a text before the pause at %s, which may save it', async (_what, event) => {
  const { result, rerender } = renderHook(useCrisisLevel, { initialProps: 'I want to die' });
  await waitFor(() => expect(result.current).toBe('crisis'));
  rerender('Tea on the balcony');
  expect(result.current).toBe('crisis');
  act(() => void document.body.dispatchEvent(event()));
  expect(result.current).toBe('none');
});

it('loads nothing for an empty field; where the classifier cannot be had, the rules answer until it can', async () => {
  const load = vi.fn(() => {
    throw new Error('not reachable');
  });
  vi.resetModules();
  vi.doMock('@nafas/care/screening', load);
  const fresh = await import('./use-crisis-level.ts');
  const { result, rerender } = renderHook(fresh.useCrisisLevel, { initialProps: '' });
  expect(load).not.toHaveBeenCalled();
  rerender('I want to kill myself');
  await waitFor(() => expect(result.current).toBe('crisis'));
  const before = load.mock.calls.length;
  rerender('Tea on the balcony');
  await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(before));
  await waitFor(() => expect(result.current).toBe('none'));
  vi.doUnmock('@nafas/care/screening');
  rerender('أريد أن أموت');
  await waitFor(() => expect(result.current).toBe('crisis'));
});

it('of a text in a store: nothing is drawn with a letter; it is read at a pause, and before it may be saved', async () => {
  const text = createStore('');
  let draws = 0;
  const { result } = renderHook(() => {
    draws += 1;
    return useStoredCrisisLevel(text);
  });
  act(() => text.set('I want to die'));
  await waitFor(() => expect(result.current).toBe('crisis'));
  const before = draws;
  act(() => {
    for (const written of ['T', 'Te', 'Tea on the balcony']) text.set(written);
  });
  expect(draws).toBe(before);
  act(() => void document.body.dispatchEvent(new Event('pointerdown')));
  expect(result.current).toBe('none');
});

it('reads a long text ahead in turns at a pause, and at once before it may be saved', async () => {
  const screenForCrisis = vi.fn(() => ({ level: 'concern' }));
  let goOn: () => void = () => undefined;
  const readAhead = vi.fn(() => new Promise<void>((resolve) => (goOn = resolve)));
  vi.resetModules();
  vi.doMock('@nafas/care/screening', () => ({
    screenForCrisis,
    readAhead,
    languageByScript: () => null,
    hasPack: () => true,
    loadPack: () => Promise.resolve(),
    loadedLanguages: () => [],
  }));
  const fresh = await import('./use-crisis-level.ts');
  const { result, rerender } = renderHook(fresh.useCrisisLevel, { initialProps: 'I' });
  await waitFor(() => expect(result.current).toBe('concern'));
  const page = 'a day at the sea '.repeat(100);
  rerender(page);
  await waitFor(() => expect(readAhead).toHaveBeenCalledWith(page));
  expect(screenForCrisis).not.toHaveBeenCalledWith(page);
  await act(async () => {
    goOn();
    await Promise.resolve();
  });
  await waitFor(() => expect(screenForCrisis).toHaveBeenCalledWith(page));
  rerender(`${page}again`);
  act(() => void document.body.dispatchEvent(new Event('pointerdown')));
  expect(screenForCrisis).toHaveBeenCalledWith(`${page}again`);
});
