import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addLoadingView } from '../testing/add-loading-view.ts';
import { HYDRATED } from './hydrated.ts';
import { showFaces } from './show-faces.ts';

const root = document.documentElement;
const load = vi.fn(() => Promise.resolve([]));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (look: () => void) => setTimeout(look));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  root.style.setProperty('--nf-font-text', 'Hanken');
  root.dataset['faces'] = 'later';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  load.mockReset().mockResolvedValue([]);
  Reflect.deleteProperty(document, 'fonts');
  root.removeAttribute('style');
  delete root.dataset['faces'];
  document.body.replaceChildren();
});

it('faces that are held back are loaded once no view is loading, and shown when they are there', async () => {
  let come = () => {};
  load.mockReturnValue(new Promise((resolve) => (come = () => resolve([]))));
  const view = addLoadingView();
  document.body.append(
    Object.assign(document.createElement('h1'), { textContent: 'Good morning' }),
  );
  showFaces(root);
  dispatchEvent(new Event(HYDRATED));
  vi.advanceTimersByTime(3_000);
  expect(root.dataset['faces']).toBe('later');
  view.dataset['state'] = 'mounted';
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledWith('1em Hanken', 'Good morning');
  expect(root.dataset['faces']).toBe('later');
  come();
  await vi.advanceTimersByTimeAsync(0);
  expect(root.dataset['faces']).toBeUndefined();
});

it('the page is set in its own stacks also when no face comes', async () => {
  load.mockRejectedValue(new Error('no network'));
  showFaces(root);
  dispatchEvent(new Event(HYDRATED));
  await vi.advanceTimersByTimeAsync(300);
  expect(root.dataset['faces']).toBeUndefined();
});

it('they do not wait for ever for a view that does not come', async () => {
  addLoadingView();
  showFaces(root);
  dispatchEvent(new Event(HYDRATED));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(root.dataset['faces']).toBeUndefined();
});
