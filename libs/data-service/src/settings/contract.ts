import type * as vitest from 'vitest';
import type { SettingsService } from './service.ts';
import { DEFAULT_SCHEDULE } from './schedule.ts';
import { SWITCH_DEFAULTS, type SwitchGroup } from './groups.ts';
import { DEFAULT_SETTINGS, type SettingsChanges } from './settings.ts';

/** The tests that every SettingsService must pass. `fresh` answers one of a user without settings, each time. */
export function settingsContract(
  fresh: () => Promise<SettingsService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('get', () => {
    it('answers null until something was saved (DATA-204)', async () => {
      expect(await (await fresh()).get()).toBeNull();
    });
  });

  describe('update', () => {
    it('saves a part; the rest of a first save starts from the defaults (DECISION-078, DATA-205)', async () => {
      const settings = await fresh();
      const stored = await settings.update({ theme: 'dark' });
      expect(stored).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
      expect(await settings.get()).toEqual(stored);
    });

    it('leaves what is not named', async () => {
      const settings = await fresh();
      await settings.update({
        theme: 'dark',
        language: 'ar',
        timeZone: 'Asia/Riyadh',
        country: 'SA',
      });
      expect(await settings.update({ theme: 'light', volume: 0 })).toEqual({
        ...DEFAULT_SETTINGS,
        volume: 0,
        theme: 'light',
        language: 'ar',
        timeZone: 'Asia/Riyadh',
        country: 'SA',
      });
      expect(await settings.update({ timeZone: null })).toMatchObject({
        language: 'ar',
        timeZone: null,
      });
    });

    it('keeps a schedule as it was given, and refuses what is none', async () => {
      const settings = await fresh();
      const schedule = {
        ...DEFAULT_SCHEDULE,
        checkIn: { at: '20:30', days: [1, 6] },
        quiet: { from: '23:00', until: '07:15', days: [7] },
      };
      expect(await settings.update({ schedule })).toMatchObject({ schedule });
      const wrong = { ...schedule, weekly: { at: '25:00', day: 1 } };
      await expect(settings.update({ schedule: wrong })).rejects.toMatchObject({ code: 'invalid' });
      expect(await settings.get()).toMatchObject({ schedule });
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
      ['a country that is none', { country: 'France' }],
      ['a volume under silence', { volume: -1 }],
      ['a volume over the loudest', { volume: 101 }],
      ['a volume between two steps', { volume: 0.5 }],
      ['a group of switches', { ai: { emotionalAnalysis: true } }],
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
  describe('merge', () => {
    const changes: [string, SwitchGroup, Record<string, boolean>][] = [
      ['a notification', 'notifications', { push: true }],
      ['a privacy switch', 'privacy', { dataCollection: true }],
      ['an AI preference', 'ai', { emotionalAnalysis: true }],
      ['a security switch', 'security', { twoFactor: true }],
    ];
    it.each(changes)(
      '%s is set; the answer is its whole group (DATA-206, DATA-207, DATA-208, DATA-209)',
      async (_what, group, change) => {
        const settings = await fresh();
        const whole = { ...SWITCH_DEFAULTS[group], ...change };
        expect(await settings.merge(group, change)).toEqual(whole);
        expect(await settings.get()).toEqual({ ...DEFAULT_SETTINGS, [group]: whole });
      },
    );

    it('leaves the other switches, groups and settings (DATA-221, DATA-222, DATA-223, DATA-230)', async () => {
      const settings = await fresh();
      await settings.update({ theme: 'dark', volume: 20 });
      await settings.merge('notifications', { push: true, sound: false });
      await settings.merge('privacy', { shareProgress: true });
      expect(await settings.merge('notifications', { sound: true })).toMatchObject({
        push: true,
        sound: true,
      });
      expect(await settings.get()).toMatchObject({
        theme: 'dark',
        volume: 20,
        notifications: { push: true },
        privacy: { shareProgress: true },
        ai: SWITCH_DEFAULTS.ai,
      });
    });

    it('keeps both of two changes at the same time', async () => {
      const settings = await fresh();
      await settings.update({ theme: 'light' });
      await Promise.all([
        settings.merge('notifications', { push: true }),
        settings.merge('notifications', { marketing: true }),
      ]);
      expect(await settings.get()).toMatchObject({
        notifications: { push: true, marketing: true },
      });
    });

    const none: [string, string, unknown][] = [
      ['a key of another group', 'notifications', { emotionalAnalysis: true }],
      ['a value that is no switch', 'ai', { emotionalAnalysis: 'yes' }],
      ['no switch at all', 'ai', {}],
      ['a group that is none', 'theme', { dark: true }],
    ];
    it.each(none)('refuses %s as invalid and saves nothing', async (_what, group, change) => {
      const settings = await fresh();
      await expect(
        settings.merge(group as SwitchGroup, change as Record<string, boolean>),
      ).rejects.toMatchObject({ name: 'DataError', code: 'invalid' });
      expect(await settings.get()).toBeNull();
    });
  });
}
