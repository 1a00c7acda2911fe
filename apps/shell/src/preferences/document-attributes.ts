import { textDirection } from '@nafas/platform';
import type { Preferences } from './preferences.ts';

/** Keeps `lang`, `dir` and `data-theme` of the document in step with the person's choice. */
export function followPreferences(root: HTMLElement, { language, theme }: Preferences): void {
  const apply = () => {
    root.lang = language.get();
    root.dir = textDirection(language.get());
    root.dataset['theme'] = theme.get();
  };
  apply();
  language.subscribe(apply);
  theme.subscribe(apply);
}
