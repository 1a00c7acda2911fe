import { expect, it } from 'vitest';
import { INTEGRITY, createVersion } from '../testing/registry-records.ts';
import { viewFiles } from './view-files.ts';

const files = ['all.js', 'page.js', 'tile.js', 'ar.js'].map((name) => ({
  url: `https://apps.example.org/goals/${name}`,
  integrity: INTEGRITY,
}));
const needs = { '*': [0], page: [0, 1], 'slot:tile': [2], 'language:ar': [3], bad: [99] };

function getNames(views: string[], language: 'en' | 'ar') {
  const version = createVersion('goals', {}, { files });
  const told = { ...version, extras: { ...version.extras, needs } };
  const [entry, ...rest] = viewFiles(told, views, language);
  expect(entry?.url).toBe(version.url);
  return rest.map(({ url }) => url.split('/').at(-1));
}

it('names the entry and what the views need, each file once', () => {
  expect(getNames(['page'], 'en')).toEqual(['all.js', 'page.js']);
  expect(getNames(['slot:tile'], 'ar')).toEqual(['all.js', 'ar.js', 'tile.js']);
});

it('passes over what the list does not have', () => {
  expect(getNames(['bad', 'unheard-of'], 'en')).toEqual(['all.js']);
});

it('names the entry alone when the build said nothing', () => {
  const version = createVersion('goals', {}, { files });
  expect(viewFiles(version, ['page'], 'en').map(({ url }) => url)).toEqual([version.url]);
});
