import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { devEntry } from './dev-entry.ts';

interface Script {
  src: string;
  onload(): void;
  onerror(): void;
}

function run() {
  const scripts: Script[] = [];
  const page: Record<string, unknown> = {
    URL,
    document: {
      currentScript: { src: 'http://127.0.0.1:4202/remoteEntry.js?attempt=1' },
      createElement: () => ({}),
      head: { append: (script: Script) => scripts.push(script) },
    },
  };
  runInNewContext(devEntry('nafas_tiny'), page);
  const entry = page['nafas_tiny'] as {
    init(scope: unknown): Promise<unknown>;
    get(module: string): Promise<unknown>;
  };
  return { page, scripts, entry };
}

it('runs the container of its own origin once, and hands its calls on', async () => {
  const { page, scripts, entry } = run();
  const scope = {};
  const both = Promise.all([entry.init(scope), entry.get('./remote')]);
  expect(scripts.map(({ src }) => src)).toEqual(['http://127.0.0.1:4202/container.js']);
  const real = { init: vi.fn(() => 'ready'), get: vi.fn(() => 'factory') };
  page['nafas_tiny'] = real;
  scripts[0]?.onload();
  expect(await both).toEqual(['ready', 'factory']);
  expect(real.init).toHaveBeenCalledWith(scope);
});

it('tries again after the container failed', async () => {
  const { scripts, entry } = run();
  const first = entry.init({});
  scripts[0]?.onerror();
  await expect(first).rejects.toThrow('container.js could not be run');
  void entry.init({});
  expect(scripts).toHaveLength(2);
});

it('is the same text every time', () => {
  expect(devEntry('nafas_tiny')).toBe(devEntry('nafas_tiny'));
});
