import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSupabaseConsents } from '@nafas/data-service/consents';
import { createSupabaseReadings, type Reading } from '@nafas/data-service/readings';
import { readingContract } from '@nafas/data-service/readings/contract';
import { OnDeviceTextEngine } from '@nafas/emotion/text';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';
import { describe, expect, it, test } from 'vitest';
import { agreeTo } from '../support/agree.ts';

const backend = setUpBackend();

async function signedUp(name: string): Promise<TestClient> {
  const { user } = await backend.signUp(name);
  await agreeTo(user, 'camera_analysis', 'voice_analysis', 'text_analysis');
  return user;
}

describe('readings on the embedded backend', () => {
  let user: Promise<TestClient> | undefined;
  readingContract(async () => createSupabaseReadings(await (user ??= signedUp('contract'))), {
    describe,
    it,
    expect,
  });
});

describe('analyze emotion with the real engine', () => {
  const packs = join(import.meta.dirname, '../../../../libs/emotion/packs/text');
  const engine = new OnDeviceTextEngine(async (language) => {
    const bytes = await readFile(join(packs, `${language}.pack`));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  });
  /** A reading as it may be recorded. */
  async function analyze(text: string): Promise<Reading> {
    const result = await engine.analyze({ text, lang: 'en' });
    if (!result.ok) throw new Error(result.detail);
    const { happiness, sadness, neutral, stress, energy, confidence, version } = result.reading;
    return {
      id: crypto.randomUUID(),
      source: 'text',
      ...{ happiness, sadness, neutral, stress, energy, confidence, version },
      engine: result.reading.engine,
      answer: null,
      correction: null,
      checkInId: null,
      occurredAt: '2026-11-20T21:12:07.014Z',
      timeZone: 'Asia/Riyadh',
      localDate: '2026-11-21',
    };
  }

  test('a text is read on this device, its figures are recorded, its words are not (DATA-229)', async () => {
    const user = await signedUp('writer');
    const readings = createSupabaseReadings(user);
    const text = 'I am so happy and grateful today, what a wonderful morning';
    const reading = await analyze(text);
    expect(reading.happiness).toBeGreaterThan(60);
    // Energy can't be read from a text.
    expect(reading.energy).toBeNull();
    await readings.record(reading);
    const accepted = await readings.answer(reading.id, { answer: 'accepted', correction: null });
    expect(accepted).toMatchObject({
      source: 'text',
      engine: 'on-device-text',
      answer: 'accepted',
      energy: null,
    });
    expect(accepted.happiness).toBeCloseTo(reading.happiness ?? NaN, 3);
    const { data } = await user.from('emotion_readings').select();
    expect(JSON.stringify(data)).not.toContain('wonderful');
  });

  test('another text has another reading', async () => {
    const { happiness, stress } = await analyze('I am anxious and scared, everything is too much');
    expect(happiness).toBeLessThan(30);
    expect(stress).toBeGreaterThan(50);
  });
});

test('of a source that was not agreed to, or no longer, none is kept', async () => {
  const user = await signedUp('una');
  const readings = createSupabaseReadings(user);
  const of = (source: 'camera' | 'text') => ({
    id: crypto.randomUUID(),
    source,
    ...{ happiness: 40, sadness: null, neutral: null, stress: null, energy: null },
    ...{
      confidence: 0.5,
      engine: 'on-device',
      version: '1',
      answer: null,
      correction: null,
      checkInId: null,
    },
    occurredAt: '2026-11-20T12:00:00.000Z',
    timeZone: 'UTC',
    localDate: '2026-11-20',
  });
  await createSupabaseConsents(user).withdraw('camera_analysis');
  await expect(readings.record(of('camera'))).rejects.toMatchObject({ code: 'consent' });
  await readings.record(of('text'));
  expect(await readings.list({ sinceLocalDate: '2000-01-01' })).toMatchObject([{ source: 'text' }]);
});

test('another user sees no reading and answers none', async () => {
  const [ada, bea] = [await signedUp('ada'), await signedUp('bea')].map(createSupabaseReadings);
  if (!ada || !bea) throw new Error('no users');
  const made = await ada.record({
    id: crypto.randomUUID(),
    source: 'voice',
    happiness: null,
    sadness: null,
    neutral: 50,
    stress: null,
    energy: 20,
    confidence: 0.5,
    engine: 'on-device-voice',
    version: '1',
    answer: null,
    correction: null,
    checkInId: null,
    occurredAt: '2026-11-20T12:00:00.000Z',
    timeZone: 'UTC',
    localDate: '2026-11-20',
  });
  expect(await bea.list({ sinceLocalDate: '2000-01-01' })).toEqual([]);
  const given = { answer: 'rejected', correction: null } as const;
  await expect(bea.answer(made.id, given)).rejects.toMatchObject({ code: 'conflict' });
  await expect(bea.record(made)).rejects.toMatchObject({ code: 'conflict' });
  expect(await ada.list({ sinceLocalDate: '2000-01-01' })).toEqual([made]);
});
