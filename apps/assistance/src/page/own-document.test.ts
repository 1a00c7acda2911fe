import { afterEach, expect, test, vi } from 'vitest';
import { loadOwnDocument } from './own-document.ts';

afterEach(() => vi.restoreAllMocks());

const allowing = (allowed: boolean) => ({ featurePolicy: { allowsFeature: () => allowed } });
function reloads(document: Parameters<typeof loadOwnDocument>[0], loadedAt: string): number {
  const reload = vi.fn();
  const entry = { name: new URL(loadedAt, location.href).href } as PerformanceEntry;
  performance.getEntriesByType = vi.fn(() => [entry]);
  loadOwnDocument(document, reload);
  return reload.mock.calls.length;
}

test.each([
  ['in the document of a public page: once', allowing(false), '/help', 1],
  ['where they are allowed: not', allowing(true), '/help', 0],
  ['where even its own document denies them: not', allowing(false), location.pathname, 0],
  ['in a browser without such a policy: not', {}, '/help', 0],
])('%s', (_, document, loadedAt, times) => {
  expect(reloads(document, loadedAt)).toBe(times);
});
