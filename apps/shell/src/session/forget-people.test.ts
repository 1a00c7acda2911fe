import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { forgetDatabases, forgetPeople } from './forget-people.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('takes away what names a person, in both storages, and leaves what is the device’s', () => {
  const [layla, omar] = [crypto.randomUUID(), crypto.randomUUID()];
  localStorage.setItem(`nafas.voice-baseline.v1.${layla}`, '[1]');
  localStorage.setItem(`nafas.analysis.check-in-consent.v1:${omar}`, '2026-11');
  localStorage.setItem('nafas.theme', 'dark');
  localStorage.setItem('nafas.bucket.v1', '7');
  localStorage.setItem(`of-another-program.${layla}`, 'x');
  sessionStorage.setItem(`nafas.analysis.draft.v2:account:${layla}`, '{"notes":"secret"}');
  sessionStorage.setItem('nafas.analysis.draft.v2:demo:', '{}');
  forgetPeople();
  expect(Object.keys(localStorage).sort()).toEqual([
    'nafas.bucket.v1',
    'nafas.theme',
    `of-another-program.${layla}`,
  ]);
  expect(Object.keys(sessionStorage)).toEqual(['nafas.analysis.draft.v2:demo:']);
});

test('leaves what names somebody who stays', async () => {
  const [layla, omar] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [layla, omar]) {
    localStorage.setItem(`nafas.voice-baseline.v1.${id}`, '[1]');
    sessionStorage.setItem(`nafas.analysis.draft.v2:account:${id}`, '{"notes":"secret"}');
    (await openDB(`nafas.journal.v1.${id}`, 1)).close();
  }
  forgetPeople([omar]);
  await forgetDatabases([omar]);
  expect(Object.keys(localStorage)).toEqual([`nafas.voice-baseline.v1.${omar}`]);
  expect(Object.keys(sessionStorage)).toEqual([`nafas.analysis.draft.v2:account:${omar}`]);
  await expect
    .poll(async () => {
      // Other files' databases may stand beside these.
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      return names.filter((name) => name.includes(layla) || name.includes(omar));
    })
    .toEqual([`nafas.journal.v1.${omar}`]);
  indexedDB.deleteDatabase(`nafas.journal.v1.${omar}`);
});

test('takes away databases that name a person, once those who have them open let go', async () => {
  const layla = crypto.randomUUID();
  const names = [`nafas.journal.v1.${layla}`, 'nafas-outbox', `of-another-program.${layla}`];
  const open = await Promise.all(
    names.map((name) => openDB(name, 1, { blocking: () => open[names.indexOf(name)]?.close() })),
  );
  await forgetDatabases();
  await expect
    .poll(async () => {
      const left = (await indexedDB.databases()).map(({ name }) => name);
      return names.filter((name) => left.includes(name));
    })
    .toEqual(names.slice(1));
  for (const database of open) database.close();
});
