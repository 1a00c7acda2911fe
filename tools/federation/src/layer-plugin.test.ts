import postcss from 'postcss';
import { expect, it } from 'vitest';
import { layerPlugin } from './layer-plugin.ts';

const run = (css: string, from: string) =>
  postcss([layerPlugin('tiny', '/apps/tiny')])
    .process(css, { from })
    .css.replaceAll(/\s+/g, '');

it('wraps an app’s own stylesheet in its layer', () => {
  expect(run('.a { color: red }', '/apps/tiny/src/a.module.css')).toBe(
    '@layerapps.tiny{.a{color:red}}',
  );
});

it('leaves stylesheets of other packages as they are', () => {
  expect(run('.a { color: red }', '/libs/design-system/a.css')).toBe('.a{color:red}');
  expect(run('.a { color: red }', '/apps/tiny-other/a.css')).toBe('.a{color:red}');
});
