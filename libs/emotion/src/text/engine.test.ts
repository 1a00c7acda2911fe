import { describe, expect, it } from 'vitest';
import { ARABIC_PROBES } from './arabic-probes.ts';
import { LEXICON_CONFIDENCE, OnDeviceTextEngine } from './engine.ts';

/** `-stress` claims that there is little of it. */
const isLow = (claim: string) => claim.startsWith('-');
const noPacks = () => Promise.reject(new Error('offline'));

describe('OnDeviceTextEngine without packs', () => {
  it.each(ARABIC_PROBES)('reads «%s» in standard Arabic by its words', async (text, ...claims) => {
    const result = await new OnDeviceTextEngine(noPacks).analyze({ text, lang: 'ar' });
    if (!result.ok) throw new Error(result.reason);
    const values: Record<string, unknown> = { ...result.reading };
    const [low, high] = [claims.filter(isLow), claims.filter((claim) => !isLow(claim))];
    for (const claim of low) expect(values[claim.slice(1)], claim).toBeLessThanOrEqual(30);
    for (const claim of high) expect(values[claim], claim).toBeGreaterThanOrEqual(45);
    expect(result.reading.notes).toContain('lexicon-only');
    expect(result.reading.confidence).toBeLessThanOrEqual(LEXICON_CONFIDENCE);
    expect(result.reading.energy).toBeNull();
  });

  it.each([
    ['fr', 'Je suis heureuse et fière ce soir, quelle joie', 'happiness'],
    ['it', 'Sono tristissima, piango da stamattina', 'sadness'],
    ['ja', '明日の試験が不安で、緊張して眠れない', 'stress'],
  ] as const)('reads %s by its words, never sure, and says so', async (lang, text, strongest) => {
    const result = await new OnDeviceTextEngine(noPacks).analyze({ text, lang });
    if (!result.ok) throw new Error(result.reason);
    const { happiness, sadness, neutral, stress, confidence, notes } = result.reading;
    expect(result.reading[strongest]).toBe(
      Math.max(...[happiness, sadness, neutral, stress].map(Number)),
    );
    expect(confidence).toBeLessThanOrEqual(LEXICON_CONFIDENCE);
    expect(notes).toEqual(['lexicon-only']);
    // A text without a known word is believed still less, and says the same.
    const unread = await new OnDeviceTextEngine(noPacks).analyze({ text: 'xyz', lang });
    expect(unread).toMatchObject({ ok: true, reading: { notes: ['lexicon-only'] } });
    expect(unread.ok && unread.reading.confidence).toBeLessThan(confidence);
  });

  it('names the words it went by, and that they were negated', async () => {
    const result = await new OnDeviceTextEngine(noPacks).analyze({
      text: 'مش مبسوط',
      lang: 'ar-EG',
    });
    expect(result.ok && result.reading.computedFrom[0]).toMatchObject({
      what: 'مبسوط',
      negated: true,
      towards: 'happiness',
    });
  });

  it.each(['tr', 'sv', 'xx', '', 'constructor'])(
    'says that "%s" is not available',
    async (lang) => {
      const result = await new OnDeviceTextEngine(noPacks).analyze({ text: 'bonjour', lang });
      expect(result).toMatchObject({ ok: false, reason: 'language-not-available' });
    },
  );

  it('says when a pack cannot be loaded, and asks again the next time', async () => {
    let asked = 0;
    const engine = new OnDeviceTextEngine(() => {
      asked++;
      return Promise.reject(new Error('offline'));
    });
    const first = await engine.analyze({ text: 'hello', lang: 'en-GB' });
    expect(first).toMatchObject({ ok: false, reason: 'pack-not-loaded', detail: 'offline' });
    await engine.analyze({ text: 'hello', lang: 'en' });
    expect(asked).toBe(2);
  });

  it('takes bytes that are no pack for a pack that is not loaded', async () => {
    const engine = new OnDeviceTextEngine(() => Promise.resolve(new ArrayBuffer(64)));
    const result = await engine.analyze({ text: 'hello', lang: 'en' });
    expect(result).toMatchObject({ ok: false, reason: 'pack-not-loaded' });
    await expect(new OnDeviceTextEngine(noPacks, ['en']).load()).rejects.toThrow('offline');
  });

  it.each(['', '   \n', '!!! ...', '\u0000\u0001'])('finds nothing to read in %j', async (text) => {
    const result = await new OnDeviceTextEngine(noPacks).analyze({ text, lang: 'ar' });
    expect(result).toMatchObject({ ok: false, reason: 'nothing-to-read' });
  });

  it('loads nothing for a language of words alone, and says that it is done', async () => {
    const seen: number[] = [];
    await new OnDeviceTextEngine(noPacks, ['ar']).load((done) => seen.push(done));
    expect(seen).toEqual([1]);
  });
});
