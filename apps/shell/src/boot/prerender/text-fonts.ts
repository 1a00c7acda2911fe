/** The first face of the text by script (ISO 15924). Other scripts are set in a face of the system. */
const FACES: Readonly<Partial<Record<string, string>>> = {
  Latn: 'hanken-grotesk-core',
  Arab: 'vazirmatn-core',
};

/** The font files that a page in this language asks for with its styles; further ones come when letters need them. */
export function textFonts(language: string): string[] {
  const face = FACES[new Intl.Locale(language).maximize().script ?? ''];
  return face === undefined ? [] : [face];
}
