import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import subsetFont from 'subset-font';

// `npm run fonts` in this package: cuts the Arabic faces to what Arabic is written with, and two faces to the words that
// pages in another language show in Arabic. Their output is committed; run it again when a font package changes.

/** Space and quotes, the Arabic letters, marks, digits and punctuation, without Quranic signs and other languages; as [first, last]. */
const ARABIC = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xbb, 0xbb],
  [0x60c, 0x60c],
  [0x61b, 0x61c],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x655],
  [0x660, 0x66c],
  [0x670, 0x671],
  [0x200c, 0x200f],
];

/** The language's own name, in the language menu of every page. */
const LANGUAGE_NAME = 'العربية';
/** The product's name, as the landing page explains it in every language. */
const PRODUCT_NAME = 'نَفَس';

const text = (ranges) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');

const out = join(import.meta.dirname, '../src/styles/fonts');
const fontOf = (name) =>
  readFile(
    fileURLToPath(
      import.meta.resolve(`@fontsource-variable/${name}/files/${name}-arabic-wght-normal.woff2`),
    ),
  );

await mkdir(out, { recursive: true });
for (const [name, letters, file] of [
  ['vazirmatn', text(ARABIC), 'vazirmatn-core'],
  ['noto-naskh-arabic', text(ARABIC), 'noto-naskh-arabic-core'],
  ['vazirmatn', LANGUAGE_NAME, 'vazirmatn-words'],
  ['noto-naskh-arabic', PRODUCT_NAME, 'noto-naskh-arabic-words'],
]) {
  const cut = await subsetFont(await fontOf(name), letters, { targetFormat: 'woff2' });
  await writeFile(join(out, `${file}.woff2`), cut);
}
