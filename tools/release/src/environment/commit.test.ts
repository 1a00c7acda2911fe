import { expect, it } from 'vitest';
import type { Place } from '../place/place.ts';
import { emptyPlace, madeBuild, production } from '../testing/build.ts';
import { activate } from '../verbs/change.ts';
import { publish } from '../verbs/publish.ts';

const OPTIONS = { by: 'a', why: '', key: null, traffic: 100, gate: [] };

it('names the features as the newest history has them, though another release came between', async () => {
  const place = await emptyPlace();
  const environment = await production(place);
  for (const [version, name] of [
    ['1.0.0', 'Petit'],
    ['1.1.0', 'Menu'],
  ] as const) {
    const translations = { fr: { texts: { Tiny: name }, keywords: {} } };
    await publish(place, await madeBuild({ version, text: version, translations }));
  }
  const french = environment.paths.texts('fr');
  let hasCome = false;
  /** Where somebody else releases the next version just before this one writes its French names. */
  const crowded: Place = {
    ...place,
    async write(path, bytes, condition) {
      if (path === french && !hasCome) {
        hasCome = true;
        await activate(environment, { app: 'tiny', version: '1.1.0' }, OPTIONS);
      }
      return place.write(path, bytes, condition);
    },
  };
  await activate({ ...environment, place: crowded }, { app: 'tiny', version: '1.0.0' }, OPTIONS);
  expect(hasCome).toBe(true);
  const written = new TextDecoder().decode((await place.read(french))?.bytes);
  expect(JSON.parse(written)).toMatchObject({ 'nafas/tiny': { texts: { Tiny: 'Menu' } } });
});
