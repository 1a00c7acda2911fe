import type { Descriptor } from '@nafas/federation/descriptor';
import { parseRegistry } from '@nafas/platform/registry';
import { expect, it } from 'vitest';
import { composeRegistry, composeTexts, toRecord } from './compose.ts';
import { readDescriptor } from './read-descriptor.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const descriptor: Descriptor = {
  feature: {
    id: 'tiny',
    name: { en: 'Tiny', ar: 'صغير' },
    basename: '/dashboard/tiny',
    routes: [],
    slots: [],
    actions: [],
    requires: { platform: '^1.0', schema: null },
  },
  version: '1.2.3',
  container: 'nafas_tiny_1_2_3',
  entry: { file: 'remoteEntry.0a1b2c3d.js', integrity },
  files: [{ file: 'static/js/page.js', integrity }],
};

it('names immutable addresses, hashes and version, as the shell reads them', () => {
  const registry = composeRegistry([{ descriptor, baseUrl: 'https://apps.example.org/tiny' }]);
  const [record] = parseRegistry(registry).apps['nafas/tiny'] ?? [];
  expect(record).toMatchObject({
    url: 'https://apps.example.org/tiny/remoteEntry.0a1b2c3d.js',
    metadata: { version: '1.2.3', integrity },
    extras: {
      container: 'nafas_tiny_1_2_3',
      files: [{ url: 'https://apps.example.org/tiny/static/js/page.js', integrity }],
    },
  });
});

it('names of the files those that a view needs, and who needs them', () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => ({ file: `${name}.js`, integrity }));
  const needs = { page: [3, 1], '*': [3] };
  const registry = composeRegistry([
    { descriptor: { ...descriptor, files, needs }, baseUrl: 'https://a.example' },
  ]);
  const [record] = parseRegistry(registry).apps['nafas/tiny'] ?? [];
  expect(record?.extras.files.map(({ url }) => url)).toEqual([
    'https://a.example/b.js',
    'https://a.example/d.js',
  ]);
  expect(record?.extras.needs).toEqual({ page: [1, 0], '*': [1] });
});

it('throws when the shell would refuse a record', () => {
  const wrong = { ...descriptor, entry: { ...descriptor.entry, integrity: 'md5-x' } };
  expect(() => composeRegistry([{ descriptor: wrong, baseUrl: 'https://a.example' }])).toThrow(
    /nafas\/tiny/,
  );
});

it('says which folder was not built', async () => {
  await expect(readDescriptor('/nowhere/dist')).rejects.toThrow(
    /\/nowhere\/dist.*build the app first/,
  );
});

it('gathers what features are called in a language; the version that comes first decides', () => {
  const saying = (texts: Record<string, string>) => ({
    ...descriptor,
    translations: { fr: { texts, keywords: {} } },
  });
  const versions = [saying({ Tiny: 'Petit' }), saying({ Tiny: 'Menu', Old: 'Vieux' })];
  expect(composeTexts(versions, 'fr')).toEqual({
    'nafas/tiny': { texts: { Tiny: 'Petit', Old: 'Vieux' }, keywords: {} },
  });
  expect(composeTexts(versions, 'de')).toEqual({});
});

it('names the files of texts beside the registry, but for the English ones, and those of no action', () => {
  const files = ['page.js', 'app.en.json', 'app.fr.json', 'new.js'].map((file) => ({
    file,
    integrity,
  }));
  const needs = { page: [0], 'language:en': [1], 'language:fr': [2], 'action:new': [3] };
  const built = { ...descriptor, files, needs };
  const { extras } = toRecord({ descriptor: built, baseUrl: 'https://a.example' });
  expect(extras.needs).toEqual({ page: [0], 'language:en': [1] });
  expect(extras.files.map(({ url }) => url)).toEqual([
    'https://a.example/page.js',
    'https://a.example/app.en.json',
  ]);
  expect(composeTexts([built, { ...built, version: '2.0.0' }], 'fr')).toEqual({
    'nafas/tiny': {
      texts: {},
      keywords: {},
      files: { [descriptor.version]: [files[2]], '2.0.0': [files[2]] },
    },
  });
});
