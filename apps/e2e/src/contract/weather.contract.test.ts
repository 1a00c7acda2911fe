import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { createSupabaseSettings } from '@nafas/data-service/settings';
import { createSupabaseWeather } from '@nafas/data-service/weather';
import { weatherContract } from '@nafas/data-service/weather/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreeTo } from '../support/agree.ts';
import { createClient } from '../support/test-client.ts';

let dataDir: string;
let backend: Backend;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nafas-contract-'));
  backend = await startBackend({ dataDir, port: 0, allowedOrigins: ['http://localhost:4200'] });
});
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

let people = 0;
async function someone() {
  const user = createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  people += 1;
  const email = `weather-${people}@nafas.test`;
  const { data, error } = await user.auth.signUp({ email, password: 'a long enough one' });
  if (error) throw error;
  return { user, userId: data.user?.id ?? '', weather: createSupabaseWeather(user) };
}

describe('the weather on the embedded backend', () => {
  weatherContract(async () => (await someone()).weather, { describe, it, expect });

  it('DECISION-149: counts who turned it on and agreed, once a day, until they take it back', async () => {
    const { user, userId, weather } = await someone();
    const settings = createSupabaseSettings(user, userId);
    await settings.merge('privacy', { anonymousData: true });
    expect(await weather.answer(3)).toBe(false);
    await agreeTo(user, 'anonymous_statistics');
    expect(await weather.answer(3)).toBe(true);
    expect(await weather.answer(3)).toBe(false);
    expect(await weather.read()).toBeNull();
    // Nobody reads who answered, nor the counters, by the API.
    for (const table of ['weather_given', 'weather_answers']) {
      expect((await user.from(table).select()).error).not.toBeNull();
    }
    expect((await user.rpc('research_export')).error?.code).toBe('42501');
  });
});
