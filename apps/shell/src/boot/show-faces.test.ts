import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addLoadingView } from '../testing/add-loading-view.ts';
import { HYDRATED } from './hydrated.ts';
import { showFaces } from './show-faces.ts';

const root = document.documentElement;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (look: () => void) => setTimeout(look));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  root.dataset['faces'] = 'later';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete root.dataset['faces'];
  document.body.replaceChildren();
});

it('faces that are held back come once no view is loading', () => {
  const view = addLoadingView();
  showFaces(root);
  dispatchEvent(new Event(HYDRATED));
  vi.advanceTimersByTime(3_000);
  expect(root.dataset['faces']).toBe('later');
  view.dataset['state'] = 'mounted';
  vi.advanceTimersByTime(300);
  expect(root.dataset['faces']).toBeUndefined();
});

it('they do not wait for ever for a view that does not come', () => {
  addLoadingView();
  showFaces(root);
  dispatchEvent(new Event(HYDRATED));
  vi.advanceTimersByTime(20_000);
  expect(root.dataset['faces']).toBeUndefined();
});
