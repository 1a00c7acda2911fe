import type * as vitest from 'vitest';
import type { SettingsService } from './service.ts';
import type { SettingsChanges } from './settings.ts';

/** What every implementation of SettingsService must do. `fresh` answers one of a user without settings, each time. */
export function settingsContract(
  fresh: () => Promise<SettingsService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('get', () => {
    it('answers null until something was saved', async () => {
      expect(await (await fresh()).get()).toBeNull();
    });
  });

  describe('update', () => {
    it('saves a part; the rest of a first save starts from the defaults', async () => {
      const settings = await fresh();
      const stored = await settings.update({ theme: 'dark' });
      expect(stored).toEqual({ theme: 'dark', language: 'en', timeZone: null });
      expect(await settings.get()).toEqual(stored);
    });

    it('leaves what is not named', async () => {
      const settings = await fresh();
      await settings.update({ theme: 'dark', language: 'ar', timeZone: 'Asia/Riyadh' });
      expect(await settings.update({ theme: 'light' })).toEqual({
        theme: 'light',
        language: 'ar',
        timeZone: 'Asia/Riyadh',
      });
      expect(await settings.update({ timeZone: null })).toMatchObject({
        language: 'ar',
        timeZone: null,
      });
    });

    it('keeps both of two changes at the same time', async () => {
      const settings = await fresh();
      await settings.update({ theme: 'light' });
      await Promise.all([settings.update({ theme: 'dark' }), settings.update({ language: 'ar' })]);
      expect(await settings.get()).toMatchObject({ theme: 'dark', language: 'ar' });
    });

    const wrong: [string, unknown][] = [
      ['a theme that is none', { theme: 'blue' }],
      ['a language that is none', { language: 'Arabic' }],
      ['a zone that is none', { timeZone: 'no zone' }],
      ['a setting that is none', { colour: 'red' }],
    ];
    it.each(wrong)('refuses %s as invalid and saves nothing', async (_what, changes) => {
      const settings = await fresh();
      await expect(settings.update(changes as SettingsChanges)).rejects.toMatchObject({
        name: 'DataError',
        code: 'invalid',
      });
      expect(await settings.get()).toBeNull();
    });
  });
}
