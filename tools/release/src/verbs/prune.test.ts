import { expect, it } from 'vitest';
import { emptyPlace, madeBuild, production } from '../testing/build.ts';
import { activate } from './change.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

it('removes what no tab can hold any longer, and nothing younger', async () => {
  const environment = await production(await emptyPlace());
  const { place } = environment;
  const who = { by: 'a', why: '', key: null, traffic: 100, gate: [] };
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
    await publish(place, await madeBuild({ version, text: version }));
  }
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await activate(environment, { app: 'tiny', version }, who);
  }
  const removed = async (days: number, dryRun = true) =>
    (await prune(place, { dryRun, now: inDays(days) })).removed;

  // 1.0.0 was live until a moment ago, 1.3.0 was published a moment ago.
  expect(await removed(29)).toEqual([]);
  // 1.2.0 is live, 1.1.0 is the one it falls back to.
  expect(await removed(31)).toEqual(['tiny@1.0.0', 'tiny@1.3.0']);
  expect(await place.list('apps/tiny/1.0.0/')).not.toEqual([]);
  await removed(31, false);
  expect(await place.list('apps/tiny/1.0.0/')).toEqual([]);
  expect(await place.list('apps/tiny/1.1.0/')).not.toEqual([]);
});
