import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

function loadingView(): HTMLElement {
  const view = document.createElement('div');
  Object.assign(view.dataset, { feature: 'goals', state: 'loading' });
  document.body.append(view);
  return view;
}

it('faces that are held back come once no view is loading', () => {
  const view = loadingView();
  showFaces(root);
  dispatchEvent(new Event(HYDRATED));
  vi.advanceTimersByTime(3_000);
  expect(root.dataset['faces']).toBe('later');
  view.dataset['state'] = 'mounted';
  vi.advanceTimersByTime(300);
  expect(root.dataset['faces']).toBeUndefined();
});

it('they do not wait for ever for a view that does not come', () => {
  loadingView();
  showFaces(root);
  dispatchEvent(new Event(HYDRATED));
  vi.advanceTimersByTime(8_000);
  expect(root.dataset['faces']).toBeUndefined();
});
