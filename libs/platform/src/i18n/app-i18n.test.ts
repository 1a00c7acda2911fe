import { expect, it, vi } from 'vitest';
import { fakePlatform } from '../testing/fake-platform.ts';
import { addTexts, appI18n } from './app-i18n.ts';

const texts: Record<string, { hello: string }> = { en: { hello: 'Hello' }, ar: { hello: 'أهلًا' } };

/** As the bundler's import of one of several files. */
const load = vi.fn((language: string) => {
  const found = texts[language];
  const missing = Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
  return found ? Promise.resolve({ default: found }) : Promise.reject(missing);
});

it('starts in the platform’s language and follows it', async () => {
  const { platform, stores } = fakePlatform();
  stores.language.set('ar');
  const i18n = await appI18n(platform, load);
  expect(i18n.t('hello')).toBe('أهلًا');
  stores.language.set('en');
  await vi.waitFor(() => expect(i18n.t('hello')).toBe('Hello'));
});

it('follows a change that came while its first texts were loading', async () => {
  const { platform, stores } = fakePlatform();
  const made = appI18n(platform, load);
  stores.language.set('ar');
  const i18n = await made;
  expect(i18n.language).toBe('ar');
  expect(i18n.t('hello')).toBe('أهلًا');
});

it('has the platform’s generic texts beside the app’s own, in the language of the moment', async () => {
  const { platform, stores } = fakePlatform();
  const i18n = await appI18n(platform, load);
  expect(i18n.t('cause.connection', { ns: 'generic' })).toBe('Connection error');
  stores.language.set('ar');
  await vi.waitFor(() => expect(i18n.t('hello')).toBe('أهلًا'));
  expect(i18n.t('cause.connection', { ns: 'generic' })).toBe('خطأ في الاتصال');
});

it('speaks English where the host speaks a language that the app was built without', async () => {
  const generic = () => fakePlatform().platform.generic('en');
  const { platform, stores, calls } = fakePlatform({ generic });
  stores.language.set('fr');
  const i18n = await appI18n(platform, load);
  expect(i18n.t('hello')).toBe('Hello');
  stores.language.set('ar');
  await vi.waitFor(() => expect(i18n.t('hello')).toBe('أهلًا'));
  stores.language.set('fr');
  await vi.waitFor(() => expect(i18n.t('hello')).toBe('Hello'));
  expect(calls.reported).toEqual([]);
});

it('says once that it speaks English, in the language that was asked for', async () => {
  const inEnglish: Record<string, string> = { fr: 'En anglais', ru: 'На английском' };
  const generic = async (language: string) => ({
    ...(await fakePlatform().platform.generic('en')),
    inEnglish: inEnglish[language] ?? 'never said',
  });
  const { platform, stores, calls } = fakePlatform({ generic });
  const said = () => calls.notices.map(({ message }) => message);
  stores.language.set('fr');
  const i18n = await appI18n(platform, load);
  expect(said()).toEqual(['En anglais']);
  for (const next of ['ar', 'fr', 'ru', 'fr'] as const) {
    stores.language.set(next);
    await vi.waitFor(() => expect(i18n.language).toBe(next));
  }
  expect(said()).toEqual(['En anglais', 'На английском']);
});

it('says nothing of the kind where it has the language', async () => {
  const { platform, stores, calls } = fakePlatform();
  const i18n = await appI18n(platform, load);
  stores.language.set('ar');
  await vi.waitFor(() => expect(i18n.language).toBe('ar'));
  expect(calls.notices).toEqual([]);
});

it('counts as English does in the texts that stand in for another language’s', async () => {
  const days = { day_one: '{{count, number}} day', day_other: '{{count, number}} days' };
  const english = (language: string) =>
    language === 'en' ? Promise.resolve({ default: days }) : load('none');
  const generic = async (language: string) => ({
    ...(await fakePlatform().platform.generic('en')),
    success: `generic-${language}`,
  });
  const { platform, stores } = fakePlatform({ generic });
  stores.language.set('ru');
  const i18n = await appI18n(platform, english);
  await addTexts(i18n, 'part', english);
  // In Russian these are of the forms "one", "few" and "many".
  const read = () => [1, 3, 5].flatMap((count) => [i18n.t('day', { count }), part(count)]);
  const part = (count: number) => i18n.t('day', { count, ns: 'part' });
  const expected = ['1 day', '1 day', '3 days', '3 days', '5 days', '5 days'];
  expect(read()).toEqual(expected);
  expect(i18n.t('success', { ns: 'generic' })).toBe('generic-ru');
  stores.language.set('en');
  await vi.waitFor(() => expect(i18n.t('success', { ns: 'generic' })).toBe('generic-en'));
  expect(read()).toEqual(expected);
  stores.language.set('pl');
  await vi.waitFor(() => expect(i18n.t('success', { ns: 'generic' })).toBe('generic-pl'));
  expect(read()).toEqual(expected);
});

it('is one instance per platform, and another for another platform', async () => {
  const { platform } = fakePlatform();
  const first = await appI18n(platform, load);
  expect(await appI18n(platform, load)).toBe(first);
  expect(await appI18n(fakePlatform().platform, load)).not.toBe(first);
});

it('keeps the old texts and reports when the new ones can’t be loaded', async () => {
  const { platform, stores, calls } = fakePlatform();
  const failing = (language: string) =>
    language === 'en' ? load('en') : Promise.reject(new Error('no network'));
  const i18n = await appI18n(platform, failing);
  stores.language.set('ar');
  await vi.waitFor(() => expect(calls.reported).toHaveLength(1));
  expect(i18n.t('hello')).toBe('Hello');
});

it('forgets a first load that failed, so that the next try loads anew', async () => {
  const { platform } = fakePlatform();
  await expect(appI18n(platform, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect((await appI18n(platform, load)).t('hello')).toBe('Hello');
});

it('stops following when the scope ends', async () => {
  const { platform, stores, endScope } = fakePlatform();
  const i18n = await appI18n(platform, load);
  endScope();
  load.mockClear();
  stores.language.set('ar');
  expect(load).not.toHaveBeenCalled();
  expect(i18n.t('hello')).toBe('Hello');
});

it('takes texts of a part of the app later, which follow the language with the others', async () => {
  const { platform, stores, calls } = fakePlatform();
  const i18n = await appI18n(platform, load);
  const part = vi.fn((language: string) =>
    Promise.resolve({ default: { more: language === 'ar' ? 'المزيد' : 'More' } }),
  );
  await addTexts(i18n, 'part', part);
  expect(i18n.t('more', { ns: 'part' })).toBe('More');
  const shown: string[] = [];
  i18n.on('languageChanged', () => shown.push(i18n.t('more', { ns: 'part' })));
  stores.language.set('ar');
  await vi.waitFor(() => expect(shown).toEqual(['المزيد']));
  stores.language.set('en');
  await vi.waitFor(() => expect(shown).toEqual(['المزيد', 'More']));
  expect(part).toHaveBeenCalledTimes(2);
  expect(calls.reported).toEqual([]);
});

it('follows with texts that were given to a wrapper of it, as useTranslation() hands one out', async () => {
  const { platform, stores } = fakePlatform();
  const i18n = await appI18n(platform, load);
  const wrapper = Object.create(i18n) as typeof i18n;
  await addTexts(wrapper, 'part', (language) =>
    Promise.resolve({ default: { more: language === 'ar' ? 'المزيد' : 'More' } }),
  );
  stores.language.set('ar');
  await vi.waitFor(() => expect(i18n.t('hello')).toBe('أهلًا'));
  expect(i18n.t('more', { ns: 'part' })).toBe('المزيد');
});

it('has a part’s texts in the new language when it changes while they load', async () => {
  const { platform, stores } = fakePlatform();
  const i18n = await appI18n(platform, load);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const adding = addTexts(i18n, 'part', async (language) => {
    if (language === 'en') await held;
    return { default: { more: language === 'ar' ? 'المزيد' : 'More' } };
  });
  stores.language.set('ar');
  await vi.waitFor(() => expect(i18n.language).toBe('ar'));
  release();
  await adding;
  expect(i18n.t('more', { ns: 'part' })).toBe('المزيد');
});

it('does not keep a part whose texts can’t be loaded; the language changes all the same', async () => {
  const { platform, stores } = fakePlatform();
  const i18n = await appI18n(platform, load);
  const failing = () => Promise.reject(new Error('no network'));
  await expect(addTexts(i18n, 'part', failing)).rejects.toThrow('no network');
  stores.language.set('ar');
  await vi.waitFor(() => expect(i18n.t('hello')).toBe('أهلًا'));
});

it('writes a number of a text with the digits of its language', async () => {
  const { platform, stores } = fakePlatform();
  const i18n = await appI18n(platform, async () => ({ default: { step: '{{step, number}}' } }));
  expect(i18n.t('step', { step: 1250 })).toBe('1,250');
  stores.language.set('ar');
  await vi.waitFor(() => expect(i18n.t('step', { step: 1250 })).toBe('١٬٢٥٠'));
});
