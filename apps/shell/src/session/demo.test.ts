import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const load = () => import('./demo.ts');

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('the demo', () => {
  it('is off until somebody starts it, and outlives a reload', async () => {
    const first = await load();
    expect(first.demo.get()).toBe(false);
    first.startDemo();
    expect(first.demo.get()).toBe(true);
    vi.resetModules();
    expect((await load()).demo.get()).toBe(true);
  });

  it('takes away all it kept when it ends, and nothing else', async () => {
    const { demo, startDemo, endDemo } = await load();
    startDemo();
    sessionStorage.setItem('nafas.demo.goals.v1', '[]');
    sessionStorage.setItem('nafas.demo.notes.v1', '[]');
    sessionStorage.setItem('of-somebody-else', 'stays');
    endDemo();
    expect(demo.get()).toBe(false);
    expect(Object.keys(sessionStorage)).toEqual(['of-somebody-else']);
  });

  it('works where storage is forbidden', async () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { demo, startDemo, endDemo } = await load();
    startDemo();
    expect(demo.get()).toBe(true);
    endDemo();
    expect(demo.get()).toBe(false);
  });
});
