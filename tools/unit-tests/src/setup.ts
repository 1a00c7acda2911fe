import { afterAll, vi } from 'vitest';

const hasDocument = typeof document !== 'undefined';

if (hasDocument) {
  const { configure } = await import('@testing-library/dom');
  // On a busy machine a render takes longer than the library's second.
  configure({ asyncUtilTimeout: 15_000 });
}

// The next file of this worker finds everything as it was before this one.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (!hasDocument) return;
  // Removes the properties that a test gave the browser: jsdom's navigator has none of its own.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
