import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemo } from './demo.ts';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('the demo', () => {
  it('is off until somebody starts it, and outlives a reload', () => {
    const first = createDemo();
    expect(first.isOn.get()).toBe(false);
    first.start();
    expect(first.isOn.get()).toBe(true);
    expect(createDemo().isOn.get()).toBe(true);
  });

  it('takes away all it kept when it ends, and nothing else', () => {
    const demo = createDemo();
    demo.start();
    sessionStorage.setItem('nafas.demo.goals.v1', '[]');
    sessionStorage.setItem('nafas.demo.notes.v1', '[]');
    sessionStorage.setItem('of-somebody-else', 'stays');
    demo.end();
    expect(demo.isOn.get()).toBe(false);
    expect(Object.keys(sessionStorage)).toEqual(['of-somebody-else']);
  });

  it('works where storage is forbidden', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const demo = createDemo();
    demo.start();
    expect(demo.isOn.get()).toBe(true);
    demo.end();
    expect(demo.isOn.get()).toBe(false);
  });
});
