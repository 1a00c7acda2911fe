import { expect, it } from 'vitest';
import { viewImports } from './view-imports.ts';

it('names what page, slots and actions import', () => {
  const source = `
    import { defineRemote } from '@nafas/platform/remote';
    export default defineRemote({
      messages: (language) => import(\`./locales/\${language}/app.json\`),
      page: () => import('./page/Page.tsx'),
      slots: { tile: () => import('./Tile.tsx') },
      actions: { 'new-goal': () => import('./NewGoal.tsx') },
    });`;
  expect(viewImports(source)).toEqual({
    page: ['./page/Page.tsx'],
    'slot:tile': ['./Tile.tsx'],
    'action:new-goal': ['./NewGoal.tsx'],
  });
});

it('follows functions of the file', () => {
  const source = `
    const dashboard = () => import('./dashboard.ts');
    export default defineRemote({
      slots: { score: async () => ({ default: (await dashboard()).Score }) },
    });`;
  expect(viewImports(source)).toEqual({ 'slot:score': ['./dashboard.ts'] });
});

it('leaves out what it can not read', () => {
  expect(viewImports('export default makeIt();')).toEqual({});
  expect(viewImports('export default defineRemote({ page: load });')).toEqual({ page: [] });
});
