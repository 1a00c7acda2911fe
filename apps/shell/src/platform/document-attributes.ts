import { directionOf } from '@nafas/platform';
import { language, theme } from './preferences.ts';

/** Keeps `lang`, `dir` and `data-theme` of the document in step with the person's choice. */
export function followPreferences(root: HTMLElement): void {
  const apply = () => {
    root.lang = language.get();
    root.dir = directionOf(language.get());
    root.dataset['theme'] = theme.get();
  };
  apply();
  language.subscribe(apply);
  theme.subscribe(apply);
}
