import type { GenericTexts } from '../contract/generic-texts.ts';
import type { Language } from '../contract/values.ts';

/**
 * The generic texts in one language. For hosts, which hand them out as `platform.generic`: an app that imported this
 * would bundle a copy of its own. Rejects when they can't be loaded.
 */
export async function loadGeneric(language: Language): Promise<GenericTexts> {
  const loaded: { default: GenericTexts } = await import(`./locales/${language}/generic.json`);
  return loaded.default;
}
