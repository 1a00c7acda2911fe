import i18next, { type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatLocale } from '../contract/locale.ts';
import type { PlatformV1 } from '../contract/platform.ts';
import type { Language } from '../contract/values.ts';

/** Loads the texts of one language: `(language) => import('../locales/' + language + '/app.json')`. */
export type LoadMessages = (language: Language) => Promise<{ default: ResourceLanguage }>;

type LanguageSource = Pick<PlatformV1, 'language' | 'report'> & {
  /** The host's own texts have none. */
  generic?: PlatformV1['generic'];
  /** The host's own texts are there in each language that it offers. */
  notify?: PlatformV1['notify'];
  scope: { signal: AbortSignal };
};

/** Texts that an instance was given later, by namespace. */
const further = new WeakMap<i18n['store'], Map<string, LoadMessages>>();
const instances = new WeakMap<object, Promise<i18n>>();

/**
 * The i18next instance of this app under this platform. Follows the platform's language: the new texts are loaded
 * first, then shown, so that nobody sees keys. If they can't be loaded the old language stays and it is reported. Where
 * the app was built without a language it speaks English, and says so once by a notice.
 * The platform's generic texts are its namespace `generic`.
 */
export function appI18n(platform: LanguageSource, load: LoadMessages): Promise<i18n> {
  const known = instances.get(platform);
  if (known) return known;
  const made = create(platform, load);
  instances.set(platform, made);
  // A failed first load must not be remembered: Try Again loads anew.
  made.catch(() => instances.delete(platform));
  return made;
}

async function create(platform: LanguageSource, load: LoadMessages): Promise<i18n> {
  const language = platform.language.get();
  const instance = i18next.createInstance();
  const [spoken, generic] = await Promise.all([
    loadSpoken(load, language),
    platform.generic?.(language) ?? {},
  ]);
  await instance.use(initReactI18next).init({
    lng: language,
    // Texts that stand in for a language's stay English: a plural is found by the forms of its own language.
    fallbackLng: 'en',
    resources: {
      [spoken.of]: { translation: spoken.texts },
      [language]: { translation: spoken.of === language ? spoken.texts : {}, generic },
    },
    interpolation: { escapeValue: false }, // React escapes.
    react: { useSuspense: false },
  });
  // A text's {{count, number}} has the digits of all other figures.
  instance.services.formatter?.add('number', (value: number, lng) =>
    new Intl.NumberFormat(formatLocale(lng as Language)).format(value),
  );
  const told = new Set<Language>();
  /** English that nobody asked for is explained: in the language that was. */
  const tell = (wanted: Language) => {
    if (told.has(wanted)) return;
    told.add(wanted);
    const message: unknown = instance.getResource(wanted, 'generic', 'inEnglish');
    if (typeof message === 'string') platform.notify?.({ kind: 'done', message });
  };
  if (spoken.of !== language) tell(language);
  const follow = async () => {
    const next = platform.language.get();
    // English texts of the app may be there without the generic ones: they stood in for another language's.
    const [generic, of] = await Promise.all([
      instance.hasResourceBundle(next, 'generic') ? undefined : (platform.generic?.(next) ?? {}),
      loadPart(instance, next, 'translation', load),
    ]);
    if (generic) instance.addResourceBundle(next, 'generic', generic);
    for (const [namespace, load] of further.get(instance.store) ?? []) {
      await loadPart(instance, next, namespace, load);
    }
    if (platform.language.get() !== next) return;
    await instance.changeLanguage(next);
    if (of !== next) tell(next);
  };
  const change = () => follow().catch((error: unknown) => platform.report(error, { phase: 'run' }));
  const stop = platform.language.subscribe(() => void change());
  platform.scope.signal.addEventListener('abort', stop);
  // It may have changed while the first texts were loading.
  if (platform.language.get() !== language) await change();
  return instance;
}

/**
 * Gives an instance of `appI18n` texts that only a part of the app needs, as a namespace (`useTranslation('help')`).
 * Resolves when they are there in the language of the moment; they follow it as the others do. Rejects when they can't
 * be loaded; the next call tries again.
 */
export async function addTexts(
  instance: i18n,
  namespace: string,
  load: LoadMessages,
): Promise<void> {
  // By the store: what useTranslation() gives is a wrapper of the instance, and has its store.
  const parts = further.get(instance.store) ?? new Map<string, LoadMessages>();
  further.set(instance.store, parts.set(namespace, load));
  let language: Language;
  try {
    // The language may change meanwhile.
    do {
      language = instance.language;
      await loadPart(instance, language, namespace, load);
    } while (language !== instance.language);
  } catch (error) {
    parts.delete(namespace);
    throw error;
  }
}

/** Adds texts unless they are there. Resolves with the language that they are in. */
async function loadPart(
  instance: i18n,
  language: Language,
  namespace: string,
  load: LoadMessages,
): Promise<Language> {
  if (instance.hasResourceBundle(language, namespace)) return language;
  const { of, texts } = await loadSpoken(load, language);
  instance.addResourceBundle(of, namespace, texts);
  // Nothing of its own: it isn't asked for again.
  if (of !== language) instance.addResourceBundle(language, namespace, {});
  return of;
}

/** Texts, and the language that they are in. */
interface Spoken {
  readonly of: Language;
  readonly texts: ResourceLanguage;
}

/** The texts in a language, or in English where the app was built without it: the host may speak more than the app. */
async function loadSpoken(load: LoadMessages, language: Language): Promise<Spoken> {
  try {
    return { of: language, texts: (await load(language)).default };
  } catch (error) {
    // Of the bundler's runtime; a file that can't be reached has another one.
    if ((error as { code?: unknown }).code !== 'MODULE_NOT_FOUND') throw error;
    return { of: 'en', texts: (await load('en')).default };
  }
}
