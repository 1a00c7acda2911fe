import { beforeEach, expect, it } from 'vitest';
import { readOverrides } from './stored-overrides.ts';
import { takeOverridesFromAddress } from './take-overrides-from-address.ts';

const LOCAL = 'http://127.0.0.1:4300/feature.json';

beforeEach(() => localStorage.clear());

it('keeps what the address names and takes it out, and leaves the rest of the address', () => {
  history.replaceState(null, '', `/dashboard?a=1&nafas-override=analysis@${LOCAL}#part`);
  takeOverridesFromAddress();
  expect(readOverrides()).toEqual({ 'nafas/analysis': LOCAL });
  expect(location.pathname + location.search + location.hash).toBe('/dashboard?a=1#part');
});

it('adds to what is there, and ends all with "off"', () => {
  history.replaceState(null, '', `/?nafas-override=analysis@${LOCAL}`);
  takeOverridesFromAddress();
  history.replaceState(null, '', `/?nafas-override=auth@${LOCAL}`);
  takeOverridesFromAddress();
  expect(Object.keys(readOverrides())).toEqual(['nafas/analysis', 'nafas/auth']);
  history.replaceState(null, '', '/?nafas-override=off');
  takeOverridesFromAddress();
  expect(readOverrides()).toEqual({});
});

it.each(['analysis', `Not A Name@${LOCAL}`, 'analysis@javascript:alert(1)', `@${LOCAL}`])(
  'passes over %s',
  (value) => {
    history.replaceState(null, '', `/?nafas-override=${encodeURIComponent(value)}`);
    takeOverridesFromAddress();
    expect(readOverrides()).toEqual({});
    expect(location.search).toBe('');
  },
);

it('passes over what is not an override in the storage', () => {
  for (const text of [
    'not json',
    'null',
    '["nafas/a"]',
    '{"nafas/a":1,"other":"http://a.example"}',
  ]) {
    localStorage.setItem('nafas.overrides.v1', text);
    expect(readOverrides()).toEqual({});
  }
});
