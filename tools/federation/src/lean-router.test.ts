import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { routerBuild, withoutNames } from './lean-router.ts';

const build = routerBuild(join(import.meta.dirname, '../../../apps/shell'));
const code = readdirSync(dirname(build))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(dirname(build), file), 'utf8'))
  .find((each) => each.includes('var NavLink ='));

test('React Router has a build without warnings where it is looked for', () => {
  expect(readFileSync(build, 'utf8')).toContain('NavLink');
  expect(code).toContain('ENABLE_DEV_WARNINGS = false');
});

test('nothing keeps a component that is not used', () => {
  expect(code).toContain('displayName');
  const lean = withoutNames(code ?? '');
  expect(lean).not.toMatch(/^\w+\.displayName =/m);
  expect(lean).not.toMatch(/^var \w+ = React\d*\.(?:createContext|forwardRef|memo)\(/m);
  expect(lean).toMatch(/^var Form = \/\*#__PURE__\*\/ React\d*\.forwardRef\(/m);
});
