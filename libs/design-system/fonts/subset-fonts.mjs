import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import subsetFont from 'subset-font';

// `npm run fonts` in this package: cuts the Latin and Arabic faces to what English and Arabic are written with, and two
// faces to the words that pages in another language show in Arabic; and to the weights and sizes that the styles use.
// Glyphs and their spacing stay as they are. Their output is committed; run it again when a font package changes.

/** ASCII, and the signs and spaces of our English texts and of dates and numbers; as [first, last]. */
const ENGLISH = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2009, 0x2009],
  [0x200e, 0x200f],
  [0x2010, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2066, 0x2069],
  [0x2212, 0x2212],
];

/** Of languages' own names, in the list of them (Français, Português). */
const NAMES = 'çê';
/** Further letters and marks of Spanish. In headings capitals with an accent are rare: they are with the other languages'. */
const SPANISH = 'áéíñóúü¡¿';
const SPANISH_CAPITALS = 'ÁÉÍÑÓÚÜ';
/** Further letters and marks of French, German, Italian and Portuguese. */
const WESTERN = 'àâãäæçèêëìîïòôõöœùûÿßÀÂÃÄÆÇÈÊËÌÎÏÒÔÕÖŒÙÛªº„‚€';
/** The letters of Russian, and the sign of a number. */
const RUSSIAN = [
  [0x401, 0x401],
  [0x410, 0x44f],
  [0x451, 0x451],
  [0x2116, 0x2116],
];

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
const readFont = (file) =>
  readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}.woff2`)));
const HANKEN = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal';
const SERIF = 'source-serif-4/files/source-serif-4-latin-opsz-normal';
const SERIF_CYRILLIC = 'source-serif-4/files/source-serif-4-cyrillic-opsz-normal';
const VAZIRMATN = 'vazirmatn/files/vazirmatn-arabic-wght-normal';
const NASKH = 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal';

/** The weights that the text is set in; `strong` is 620, and a browser's own bold 700. Arabic figures are lighter. */
const TEXT = { wght: { min: 400, max: 700 } };
const ARABIC_TEXT = { wght: { min: 300, max: 700 } };
/** Headings and quotes in Arabic have one weight. */
const ARABIC_DISPLAY = { wght: 400 };
/**
 * The weights and sizes (in CSS pixels) that headings, quotes and figures are set in. What is larger is drawn as at 60, the
 * few words of 16 to 18 pixels as at 20: another 11 KB would make their strokes a trace thicker.
 */
const DISPLAY = { wght: { min: 320, max: 400 }, opsz: { min: 20, max: 60 } };

/** Letters of other languages among the headings: of one weight and size, which is a third of the bytes. */
const ONE_DISPLAY = { wght: 360, opsz: 40 };

/**
 * What browsers apply to Latin text by themselves, and the two kinds of digits that the styles ask for. Without the
 * letters that only other features reach (small capitals, old-style digits, swashes), drawn the same to the pixel.
 */
const LATIN_FEATURES = [
  ...['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk'],
  ...['tnum', 'lnum'],
];

await mkdir(out, { recursive: true });
for (const [source, letters, file, variationAxes, keepFeatures] of [
  [
    HANKEN,
    text(ENGLISH) + NAMES + SPANISH + SPANISH_CAPITALS,
    'hanken-grotesk-core',
    TEXT,
    LATIN_FEATURES,
  ],
  [HANKEN, WESTERN, 'hanken-grotesk-western', TEXT, LATIN_FEATURES],
  [SERIF, SPANISH, 'source-serif-4-spanish', ONE_DISPLAY, LATIN_FEATURES],
  [SERIF, WESTERN + SPANISH_CAPITALS, 'source-serif-4-western', ONE_DISPLAY, LATIN_FEATURES],
  [SERIF_CYRILLIC, text(RUSSIAN), 'source-serif-4-russian', ONE_DISPLAY, LATIN_FEATURES],
  [SERIF, text(ENGLISH), 'source-serif-4-core', DISPLAY, LATIN_FEATURES],
  [VAZIRMATN, text(ARABIC), 'vazirmatn-core', ARABIC_TEXT],
  [NASKH, text(ARABIC), 'noto-naskh-arabic-core', ARABIC_DISPLAY],
  [VAZIRMATN, LANGUAGE_NAME, 'vazirmatn-words', TEXT],
  [NASKH, PRODUCT_NAME, 'noto-naskh-arabic-words', ARABIC_DISPLAY],
]) {
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures };
  const cut = await subsetFont(await readFont(source), letters, options);
  await writeFile(join(out, `${file}.woff2`), cut);
}
