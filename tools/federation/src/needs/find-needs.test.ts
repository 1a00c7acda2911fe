import { expect, it } from 'vitest';
import { findNeeds } from './find-needs.ts';

const remote = (request: string) => ({ moduleName: './src/remote.ts', request });
const chunk = (files: string[], origins: ReturnType<typeof remote>[], modules: string[] = []) => ({
  files,
  origins,
  modules,
});

it('tells apart what every view, one view and one language needs', () => {
  const chunks = [
    chunk(['all.js'], [{ moduleName: 'container entry', request: '' }]),
    chunk(['page.css', 'page.js'], [remote('./Page.tsx')]),
    chunk(['both.js'], [remote('./Page.tsx'), remote('./Tile.tsx')]),
    chunk(['chart.js'], [{ moduleName: './src/Page.tsx', request: './Chart.tsx' }]),
    chunk(['ar.js'], [], ['./src/locales/ar/app.json']),
  ];
  expect(findNeeds(chunks, { page: ['./Page.tsx'], 'slot:tile': ['./Tile.tsx'] })).toEqual({
    '*': ['all.js'],
    page: ['page.css', 'page.js', 'both.js'],
    'slot:tile': ['both.js'],
    'language:ar': ['ar.js'],
  });
});
