import type * as vitest from 'vitest';
import { consentInForce, type NewConsent } from './consent.ts';
import type { ConsentService } from './service.ts';

const CAMERA: NewConsent = { purpose: 'camera_analysis', textVersion: '2026-11', language: 'ar' };
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The tests that every ConsentService must pass. `fresh` answers one of a user without consents, each time. */
export function consentContract(
  fresh: () => Promise<ConsentService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('consents', () => {
    it('are none at first', async () => {
      expect(await (await fresh()).list()).toEqual([]);
    });

    it('are kept with purpose, text, language and time (DECISION-087)', async () => {
      const consents = await fresh();
      const given = await consents.grant(CAMERA);
      expect(given).toMatchObject({
        ...CAMERA,
        grantedAt: expect.stringMatching(INSTANT),
        withdrawnAt: null,
      });
      expect(await consents.list()).toEqual([given]);
    });

    it('given twice are given once', async () => {
      const consents = await fresh();
      const given = await consents.grant(CAMERA);
      expect(await consents.grant({ ...CAMERA, language: 'en' })).toEqual(given);
      expect(await consents.list()).toEqual([given]);
    });

    it('to a service outside are for that service', async () => {
      const consents = await fresh();
      const outside = { ...CAMERA, purpose: 'external_ai' } as const;
      const given = await consents.grant({ ...outside, provider: 'ai.example.com' });
      expect(given.provider).toBe('ai.example.com');
      expect(await consents.grant({ ...outside, provider: 'ai.example.com' })).toEqual(given);
      const another = await consents.grant({ ...outside, provider: 'ai.example.org' });
      expect(another.id).not.toBe(given.id);
      expect(await consents.list()).toEqual([another, given]);
    });

    it('are taken back for a purpose, for every text, and stay on record (DECISION-087)', async () => {
      const consents = await fresh();
      await consents.grant(CAMERA);
      await consents.grant({ ...CAMERA, textVersion: '2026-12' });
      await consents.grant({ ...CAMERA, purpose: 'voice_analysis' });
      await consents.withdraw('camera_analysis');
      const all = await consents.list();
      expect(all).toHaveLength(3);
      expect(consentInForce(all, 'camera_analysis')).toBeUndefined();
      expect(consentInForce(all, 'voice_analysis')).toBeDefined();
      expect(consentInForce(all, 'voice_analysis', '2026-12')).toBeUndefined();
      for (const one of all.filter(({ purpose }) => purpose === 'camera_analysis')) {
        expect(one.withdrawnAt).toMatch(INSTANT);
      }
    });

    it('given again after that are a new record, the latest first', async () => {
      const consents = await fresh();
      await consents.grant(CAMERA);
      await consents.withdraw('camera_analysis');
      await consents.withdraw('camera_analysis');
      const again = await consents.grant(CAMERA);
      const all = await consents.list();
      expect(all).toHaveLength(2);
      expect(consentInForce(all, 'camera_analysis')).toEqual(again);
    });

    it.each([
      { ...CAMERA, purpose: 'advertising' },
      { ...CAMERA, textVersion: '' },
      { ...CAMERA, language: 'Arabic' },
      { ...CAMERA, provider: 'ai.example.com' },
    ])('of another kind are refused as invalid: %o', async (wrong) => {
      const consents = await fresh();
      await expect(consents.grant(wrong as NewConsent)).rejects.toMatchObject({
        name: 'DataError',
        code: 'invalid',
      });
      expect(await consents.list()).toEqual([]);
    });
  });
}
