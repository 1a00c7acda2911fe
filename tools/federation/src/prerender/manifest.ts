import { textDirection } from '@nafas/platform';
import type { MadePage } from './made-page.ts';

/** Name of the file that describes the installed app in a language; English is the one in the shell's `public` folder. */
export const manifestFile = (language: string): string =>
  language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;

interface Manifest {
  readonly name: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** The English manifest with the words of a landing page in another language. */
export function translateManifest(english: string, landing: MadePage): string {
  const manifest = JSON.parse(english) as Manifest;
  const { product, description, helpNow, language, alternates } = landing;
  const translated = {
    ...manifest,
    name: product,
    short_name: product,
    ...(description !== null && { description }),
    lang: language,
    dir: textDirection(language),
    shortcuts: manifest.shortcuts.map(({ url }) => ({
      name: helpNow,
      url: `${(alternates?.[language] ?? '/').replace(/\/$/, '')}${url}`,
    })),
  };
  return `${JSON.stringify(translated, null, 2)}\n`;
}
