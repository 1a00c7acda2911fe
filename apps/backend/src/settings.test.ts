import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('has defaults', () => {
  expect(readSettings({})).toEqual({
    confirmEmail: false,
    accountsPerHour: 20,
    sessionIdleDays: 14,
    sessionDays: 30,
    trustedProxies: [],
  });
});

it('reads the environment', () => {
  expect(
    readSettings({
      NAFAS_CONFIRM_EMAIL: 'on',
      NAFAS_ACCOUNTS_PER_HOUR: '3',
      NAFAS_SESSION_IDLE_DAYS: '1',
      NAFAS_SESSION_DAYS: '2',
      NAFAS_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    }),
  ).toEqual({
    confirmEmail: true,
    accountsPerHour: 3,
    sessionIdleDays: 1,
    sessionDays: 2,
    trustedProxies: ['10.0.0.0/8', '::1'],
  });
});

it.each([
  ['NAFAS_CONFIRM_EMAIL', 'yes'],
  ['NAFAS_ACCOUNTS_PER_HOUR', '0'],
  ['NAFAS_SESSION_DAYS', '1.5'],
  ['NAFAS_SESSION_IDLE_DAYS', 'never'],
  ['NAFAS_TRUSTED_PROXIES', 'proxy.example.org'],
  ['NAFAS_TRUSTED_PROXIES', '10.0.0.0/33'],
])('names what is wrong: %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});
