import { expect, it } from 'vitest';
import { findNeeds } from './find-needs.ts';

const remote = (request: string) => ({ moduleName: './src/remote.ts', request });
const chunk = (files: string[], origins: ReturnType<typeof remote>[]) => ({ files, origins });

it('tells apart what every view, one view and one language needs', () => {
  const chunks = [
    chunk(['all.js'], [{ moduleName: 'container entry', request: '' }]),
    chunk(['page.css', 'page.js'], [remote('./Page.tsx')]),
    chunk(['both.js'], [remote('./Page.tsx'), remote('./Tile.tsx')]),
    chunk(['chart.js'], [{ moduleName: './src/Page.tsx', request: './Chart.tsx' }]),
  ];
  const json = ['static/json/app.ar.0a1b2c3d4e5f.json', 'static/json/people.ar.0a1b2c3d4e5f.json'];
  const imports = { page: ['./Page.tsx'], 'slot:tile': ['./Tile.tsx'] };
  expect(findNeeds(chunks, imports, json)).toEqual({
    '*': ['all.js'],
    page: ['page.css', 'page.js', 'both.js'],
    'slot:tile': ['both.js'],
    'language:ar': [json[0]],
  });
});
