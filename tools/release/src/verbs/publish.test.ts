import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyPlace, madeBuild } from '../testing/build.ts';
import { publish } from './publish.ts';

it('puts a build where its app and version say, its description last', async () => {
  const place = await emptyPlace();
  const done = await publish(place, await madeBuild({ files: { 'static/page.js': 'page' } }));
  expect(done).toMatchObject({ app: 'tiny', version: '1.0.0', files: 3, isNew: true });
  const paths = (await place.list('apps/tiny/1.0.0/')).map(({ path }) => path);
  expect(paths).toContain('apps/tiny/1.0.0/static/page.js');
});

it('takes the same build again, also after it was interrupted', async () => {
  const place = await emptyPlace();
  const build = await madeBuild({ files: { 'static/page.js': 'page' } });
  await publish(place, build);
  expect(await publish(place, build)).toMatchObject({ isNew: false });
  await place.remove('apps/tiny/1.0.0/feature.json');
  expect(await publish(place, build)).toMatchObject({ isNew: true });
});

it('refuses another build under the same number, and leaves nothing of it behind', async () => {
  const place = await emptyPlace();
  await publish(place, await madeBuild());
  const before = await place.list('apps/');
  await expect(publish(place, await madeBuild({ text: 'run(2)' }))).rejects.toThrow(
    /another build as tiny@1.0.0.*raise the number/,
  );
  expect(await place.list('apps/')).toEqual(before);
});

it('of two different builds published at once under one number exactly one is taken', async () => {
  const place = await emptyPlace();
  const builds = await Promise.all([madeBuild({ text: 'a()' }), madeBuild({ text: 'b()' })]);
  const outcomes = await Promise.allSettled(builds.map((build) => publish(place, build)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('refuses a folder that is not the build it says it is', async () => {
  const place = await emptyPlace();
  const build = await madeBuild({ files: { 'page.js': 'page' } });
  await writeFile(join(build, 'page.js'), 'changed');
  await expect(publish(place, build)).rejects.toThrow(/page.js is not the file that feature.json/);
  await expect(publish(place, join(build, 'nothing'))).rejects.toThrow(/build the app first/);
});

it.each([
  ['version', '1.0', /no version/],
  ['version', '../../x', /no version/],
])('refuses a %s of "%s"', async (field, value, message) => {
  const build = await madeBuild();
  const path = join(build, 'feature.json');
  const descriptor = JSON.parse(await readFile(path, 'utf8')) as object;
  await writeFile(path, JSON.stringify({ ...descriptor, [field]: value }));
  await expect(publish(await emptyPlace(), build)).rejects.toThrow(message);
});
