import { afterEach, expect, test } from 'vitest';
import { forgetPeople } from './forget-people.ts';

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
