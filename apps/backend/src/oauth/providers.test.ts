import { expect, it } from 'vitest';
import { readProviders } from './providers.ts';

it('are off unless the environment names them', () => {
  expect(readProviders({})).toEqual({});
});

it('are read from the environment', () => {
  expect(
    readProviders({
      NAFAS_GITHUB_CLIENT_ID: 'a',
      NAFAS_GITHUB_SECRET: 'b',
      NAFAS_GITHUB_URL: 'https://git.example.org',
      NAFAS_GOOGLE_CLIENT_ID: 'c',
      NAFAS_GOOGLE_SECRET: 'd',
    }),
  ).toEqual({
    github: { clientId: 'a', secret: 'b', url: 'https://git.example.org' },
    google: { clientId: 'c', secret: 'd' },
  });
});

it.each([
  [{ NAFAS_GITHUB_CLIENT_ID: 'a' }, /NAFAS_GITHUB_SECRET/],
  [{ NAFAS_GOOGLE_SECRET: 'd' }, /NAFAS_GOOGLE_CLIENT_ID/],
])('half of a pair is named: %j', (env, message) => {
  expect(() => readProviders(env)).toThrow(message);
});
