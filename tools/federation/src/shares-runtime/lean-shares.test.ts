import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { leanRuntime } from './lean-shares.ts';

const DATA =
  '__webpack_require__.consumesLoadingData = { chunkMapping: {"page":["a"]}, moduleIdToConsumeDataMapping: {"a": { shareScope: "default", shareKey: "react", requiredVersion: "*" }}, initialConsumes: [] };';

it('keeps what this build shares, and runs by itself', async () => {
  const source = leanRuntime(`\n${DATA}\nvar a;\n__webpack_require__.f.consumes = function () {};`);
  const get = () => () => 'shell';
  const runtime = {
    S: { default: { react: { '19.3.1': { get } } } },
    I: () => undefined,
    m: {} as Record<string, (module: { exports?: unknown }) => void>,
    c: {},
    f: {} as { consumes?(chunk: string, promises: unknown[]): void },
  };
  runInNewContext(source, { __webpack_require__: runtime });
  const promises: unknown[] = [];
  runtime.f.consumes?.('page', promises);
  await Promise.all(promises);
  const module: { exports?: unknown } = {};
  runtime.m['a']?.(module);
  expect(module.exports).toBe('shell');
});

it.each([
  DATA.replace('initialConsumes: []', 'initialConsumes: ["a"]'),
  'var other;',
  `${DATA}\nother();`,
])('refuses a runtime that it does not know', (source) => {
  expect(() => leanRuntime(source)).toThrow(/another way/);
});
