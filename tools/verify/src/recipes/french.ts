import type { Changes, Recipe } from './changes.ts';

const DESCRIPTIONS = 'apps/shell/src/boot/prerender/descriptions.ts';
const PALETTE = 'apps/shell/src/screens/palette/texts.ts';

/** Every `locales` folder whose texts are in the product, those of fixtures aside. */
const localeFolders = (workspace: Changes): string[] =>
  [
    ...workspace.list('apps').map((app) => `apps/${app}/src/locales`),
    'libs/platform/src/generic/locales',
    'libs/data-service/src/emotion-words/locales',
  ].filter((folder) => workspace.has(`${folder}/en`));

/** A language. Its texts stay English here: this is about which files change, not about the words. */
export const french: Recipe = {
  name: 'a language',
  limit: 3,
  apply(workspace) {
    for (const folder of localeFolders(workspace)) {
      for (const file of workspace.list(`${folder}/en`)) {
        workspace.add(`${folder}/fr/${file}`, workspace.read(`${folder}/en/${file}`));
      }
    }
    workspace.edit('libs/platform/src/contract/values.ts', "['en', 'ar']", "['en', 'ar', 'fr']");
    const described = workspace.read(DESCRIPTIONS).replace(/^ {4}en: (.*)$/gm, '$&\n    fr: $1');
    workspace.replace(DESCRIPTIONS, described);
    const [, english = ''] = /^ {2}en: (\{.*?^ {2}\}),$/ms.exec(workspace.read(PALETTE)) ?? [];
    workspace.edit(PALETTE, '\n  ar: {', `\n  fr: ${english},\n  ar: {`);
  },
  projects: ['libs/platform', 'libs/data-service', 'apps/shell', 'apps/auth', 'apps/account'],
};
