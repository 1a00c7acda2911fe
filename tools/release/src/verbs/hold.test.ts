import { expect, it } from 'vitest';
import { readHistory, servingNow } from '../environment/history.ts';
import { tryingOut } from '../testing/trying-out.ts';
import { setTraffic } from './change.ts';
import { hold, resume } from './hold.ts';
import { historyText, readStatus, verifyHistory } from './status.ts';

const who = { by: 'layla', why: 'the counts are not believed', key: null };

it('holds a trial and lets go of it, with who and why in the chain, and serves what it served', async () => {
  const environment = await tryingOut();
  const registry = async () => (await environment.place.read(environment.paths.registry))?.bytes;
  const served = servingNow(readHistory(await historyText(environment)));
  const before = await registry();
  expect(await hold(environment, 'tiny', who)).toMatchObject({
    ...{ what: 'hold', version: '1.1.0', by: 'layla', why: who.why },
  });
  expect((await readStatus(environment)).apps).toMatchObject([{ app: 'tiny', held: true }]);
  expect(await resume(environment, 'tiny', who)).toMatchObject({ what: 'resume' });
  expect((await readStatus(environment)).apps).toMatchObject([{ app: 'tiny', held: false }]);
  const history = await historyText(environment);
  expect(servingNow(readHistory(history))).toEqual(served);
  expect(await registry()).toEqual(before);
  verifyHistory(history);
});

it('ends with another share', async () => {
  const environment = await tryingOut();
  await hold(environment, 'tiny', who);
  await setTraffic(environment, 'tiny', { ...who, traffic: 50 });
  expect((await readStatus(environment)).apps).toMatchObject([{ held: false }]);
});

it('refuses what is held already, what is not held, and what is not tried out', async () => {
  const environment = await tryingOut();
  await expect(resume(environment, 'tiny', who)).rejects.toThrow('is not held');
  await hold(environment, 'tiny', who);
  await expect(hold(environment, 'tiny', who)).rejects.toThrow('is held already');
  await expect(hold(environment, 'tiny', { ...who, only: '1.0.0' })).rejects.toThrow(
    'tiny@1.0.0 is not what is being tried out',
  );
  await expect(hold(environment, 'other', who)).rejects.toThrow('being tried out');
});
