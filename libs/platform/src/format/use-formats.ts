import { formatLocale } from '../contract/locale.ts';
import { usePlatform } from '../remote/context.ts';
import { useStore } from '../remote/use-store.ts';

type Create<T, More extends readonly string[]> = (locale: string, ...more: More) => T;

const made = new WeakMap<Create<unknown, never>, Map<string, unknown>>();

/**
 * The formats that `create` makes for the locale of the interface language, and of what else they hang on, such as a time zone.
 * They are made once for all views: making them takes longer than drawing a page of them. `create` is a function of the module,
 * not of a render.
 */
export function useFormats<T, More extends readonly string[]>(
  create: Create<T, More>,
  ...more: More
): T {
  const locale = formatLocale(useStore(usePlatform().language));
  const known = made.get(create) ?? new Map<string, unknown>();
  made.set(create, known);
  const key = [locale, ...more].join(' ');
  if (!known.has(key)) known.set(key, create(locale, ...more));
  return known.get(key) as T;
}
