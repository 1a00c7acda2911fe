import { expect, it } from 'vitest';
import { parseRegistry } from './parse-registry.ts';
import { REGISTRY_SCHEMA_URL } from './registry-schema.ts';
import { addRegistryTexts, registryTextsSchema } from './registry-texts.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const address = '/dashboard/goals#open';
const read = () =>
  parseRegistry({
    schema: REGISTRY_SCHEMA_URL,
    microFrontends: {
      'nafas/goals': [
        {
          url: 'https://apps.example.org/goals/remoteEntry.0a1b2c3d.js',
          metadata: { version: '1.0.0', integrity },
          extras: {
            feature: {
              id: 'goals',
              name: { en: 'Goals' },
              basename: '/dashboard/goals',
              routes: [{ path: '/dashboard/goals', title: { en: 'Goals' }, access: 'session' }],
              slots: [],
              actions: [
                {
                  id: 'new',
                  title: { en: 'New goal', fr: 'Objectif neuf' },
                  icon: 'plus',
                  order: 1,
                  placement: 'palette',
                },
              ],
              links: [{ title: { en: 'Open' }, keywords: ['aims'], address, icon: 'a' }],
              requires: { platform: '^2.0', schema: null },
            },
            container: 'nafas_goals_1_0_0',
            files: [],
          },
        },
      ],
    },
  });
const texts = registryTextsSchema.parse({
  'nafas/goals': {
    texts: { Goals: 'Objectifs', 'New goal': 'Nouvel objectif' },
    keywords: { [address]: ['buts'] },
  },
  'nafas/unknown': { texts: { Goals: 'Autre' }, keywords: {} },
});

it('gives features their names in a language; what has one already keeps it, what has none stays English', () => {
  const registry = read();
  const [before] = registry.apps['nafas/goals'] ?? [];
  addRegistryTexts(registry, 'fr', texts);
  addRegistryTexts(registry, 'fr', texts);
  const [version] = registry.apps['nafas/goals'] ?? [];
  expect(version).toBe(before);
  expect(version?.extras.feature).toMatchObject({
    name: { en: 'Goals', fr: 'Objectifs' },
    routes: [{ title: { en: 'Goals', fr: 'Objectifs' } }],
    actions: [{ title: { fr: 'Objectif neuf' } }],
    links: [{ title: { en: 'Open' }, keywords: ['aims', 'buts'] }],
  });
  expect(version?.extras.feature.links?.[0]?.title).toEqual({ en: 'Open' });
});

it('says where an app’s own texts are, for its version, once', () => {
  const registry = read();
  const files = { '1.0.0': [{ file: 'static/json/app.fr.0a1b2c3d.json', integrity }] };
  const own = { texts: {}, keywords: {}, files };
  addRegistryTexts(registry, 'fr', registryTextsSchema.parse({ 'nafas/goals': own }));
  addRegistryTexts(registry, 'fr', registryTextsSchema.parse({ 'nafas/goals': own }));
  const other = { ...own, files: { '2.0.0': files['1.0.0'] } };
  addRegistryTexts(registry, 'de', registryTextsSchema.parse({ 'nafas/goals': other }));
  const [version] = registry.apps['nafas/goals'] ?? [];
  expect(version?.extras.files).toEqual([
    { url: 'https://apps.example.org/goals/static/json/app.fr.0a1b2c3d.json', integrity },
  ]);
  expect(version?.extras.needs).toEqual({ 'language:fr': [0] });
});
