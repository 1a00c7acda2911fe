import { textDirection } from '@nafas/platform';
import type { Preferences } from './preferences.ts';

/** Keeps `lang`, `dir` and `data-theme` of the document in step with the person's choice. */
export function followPreferences(root: HTMLElement, { language, theme }: Preferences): void {
  const apply = () => {
    root.lang = language.get();
    root.dir = textDirection(language.get());
    root.dataset['theme'] = theme.get();
    // Who installs the app finds it in their language.
    const manifest = root.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const file = language.get() === 'en' ? 'manifest' : `manifest.${language.get()}`;
    if (manifest) manifest.href = `/${file}.webmanifest`;
  };
  apply();
  language.subscribe(apply);
  theme.subscribe(apply);
}
