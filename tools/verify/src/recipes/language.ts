import { planLanguage } from '@nafas/texts';
import type { Recipe } from './changes.ts';

/** A language, as `npx nafas new-language tr` adds it. Its words stay English here: this is about which files change. */
export const language: Recipe = {
  name: 'a language',
  limit: 3,
  apply(workspace) {
    const { own, shared } = planLanguage('tr', workspace.root);
    for (const [path, text] of own) workspace.add(path, text);
    for (const [path, text] of shared) workspace.replace(path, text);
  },
  projects: ['libs/platform', 'libs/data-service', 'apps/shell', 'apps/auth', 'apps/account'],
};
