import { gzipSync } from 'node:zlib';
import { OnDeviceTextEngine } from '@nafas/emotion/text';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './data/languages.ts';
import { ENGLISH_PROBES } from './english-probes.ts';
import { readPack } from './packs.ts';

/** `-stress` claims that there is little of it. */
const isLow = (claim: string) => claim.startsWith('-');
const engine = new OnDeviceTextEngine(async (lang) => readPack(lang));

describe('the committed packs', () => {
  it.each(ENGLISH_PROBES)('reads "%s" (ASSIST-003, ASSIST-058)', async (text, ...claims) => {
    const result = await engine.analyze({ text, lang: 'en' });
    if (!result.ok) throw new Error(result.reason);
    const values: Record<string, unknown> = { ...result.reading };
    const [low, high] = [claims.filter(isLow), claims.filter((claim) => !isLow(claim))];
    for (const claim of low) expect(values[claim.slice(1)], claim).toBeLessThanOrEqual(30);
    for (const claim of high) expect(values[claim], claim).toBeGreaterThanOrEqual(45);
    expect(result.reading.energy).toBeNull();
  });

  it('says what a reading was computed from', async () => {
    const result = await engine.analyze({ text: 'Thank you, I am so grateful', lang: 'en' });
    expect(result.ok && result.reading.computedFrom.map((item) => item.what)).toContain('grateful');
    expect(result.ok && result.reading.version).toMatch(/^1\+en\./u);
  });

  it('gives the 28 labels, Ekman and sentiment for English', async () => {
    const { prediction } = await engine.analyzeInDetail({ text: 'Thanks a lot!', lang: 'en' });
    expect(prediction?.groups.get('labels28')?.predicted).toEqual(['gratitude']);
    expect(prediction?.groups.get('ekman')?.predicted).toEqual(['joy']);
    expect(prediction?.groups.get('sentiment')?.predicted).toEqual(['positive']);
  });

  it.each([
    ['es', 'jajaja me encantó, te amo ❤️', 'joy'],
    ['de', 'Ich bin so wütend auf diese Politiker', 'anger'],
    ['pt', 'Que alegria, parabéns, amo vocês', 'joy'],
    ['ru', 'Мне так грустно и одиноко', 'sadness'],
    ['zh', '今天真的好开心，太棒了', 'joy'],
    ['ko', '너무 슬프고 눈물이 나네요', 'sadness'],
    ['ary', 'الله يرحمو مسكين', 'sadness'],
  ])('reads the six labels in %s', async (lang, text, label) => {
    const { prediction } = await engine.analyzeInDetail({ text, lang });
    expect(prediction?.groups.get('labels6')?.predicted).toContain(label);
  });

  it('fit their budgets: English 200 KB, the others 80 KB of gzip', () => {
    for (const lang of LANGUAGES) {
      const size = gzipSync(new Uint8Array(readPack(lang)), { level: 9 }).length;
      expect(size, lang).toBeLessThanOrEqual(lang === 'en' ? 200_000 : 80_000);
    }
  });

  it('cuts a very long text, and says so', async () => {
    const result = await engine.analyze({ text: 'I am happy. '.repeat(5000), lang: 'en' });
    expect(result.ok && result.reading.notes).toContain('cut');
  });
});
