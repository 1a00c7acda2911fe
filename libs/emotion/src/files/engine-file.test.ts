import { afterEach, expect, it, vi } from 'vitest';
import { findEngineFile } from './engine-file.ts';

afterEach(() => vi.unstubAllGlobals());

function stubBuild(publicPath: string) {
  vi.stubGlobal('location', { href: 'https://nafas.example/dashboard/' });
  vi.stubGlobal('__webpack_public_path__', publicPath);
  vi.stubGlobal('ENGINE_FILES', {
    'en.json': { file: 'static/engine/en.0a1b.json', integrity: 'sha384-abc' },
  });
}

it.each([
  ['https://apps.example/analysis/', 'https://apps.example/analysis/static/engine/en.0a1b.json'],
  ['/apps/analysis/', 'https://nafas.example/apps/analysis/static/engine/en.0a1b.json'],
])('a file lies where the app is deployed: %s', (publicPath, url) => {
  stubBuild(publicPath);
  expect(findEngineFile('en.json')).toEqual({ url, integrity: 'sha384-abc' });
});

it('a name that the build does not know is an error', () => {
  stubBuild('/');
  expect(() => findEngineFile('xx.json')).toThrow(RangeError);
});
