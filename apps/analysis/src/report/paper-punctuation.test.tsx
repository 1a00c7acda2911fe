import { LANGUAGES, textDirection } from '@nafas/platform';
import { cleanup, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { createFormat } from '../format.ts';
import { PaperFoot } from './PaperFoot.tsx';
import { PaperScores } from './PaperScores.tsx';
import type { PaperProps } from './props.ts';
import type { Printed } from './to-printed.ts';
import type { ReportLanguage } from './choices.ts';
import type { Voice } from './use-voices.ts';

afterEach(cleanup);

/** What the foot and the scores need of a voice. */
async function speak(language: ReportLanguage): Promise<Voice> {
  const i18n = createInstance();
  const load = async (name: 'report' | 'questionnaires') =>
    (await import(`../locales/${language}/${name}.json`)) as { default: object };
  const [report, questionnaires] = await Promise.all([load('report'), load('questionnaires')]);
  await i18n.init({
    lng: language,
    interpolation: { escapeValue: false },
    resources: {
      [language]: { report: report.default, questionnaires: questionnaires.default },
    },
  });
  return {
    language,
    dir: textDirection(language),
    t: i18n.getFixedT(language, 'report'),
    forms: i18n.getFixedT(language, 'questionnaires'),
    format: createFormat(language, 'UTC'),
  } as Voice;
}

const printed = {
  scores: [{ form: 'who-5', score: 13, localDate: '2026-11-20' }],
  left: { people: true, name: false, words: 0, notes: 0, parts: true },
} as unknown as Printed;

const isFullWidth = (language: string) => ['zh', 'ja'].includes(language);

test.each(LANGUAGES)('brackets and the colon of a score in %s', async (language) => {
  const voice = await speak(language);
  const { container } = render(
    <PaperScores {...({ voices: [voice], printed } as unknown as PaperProps)} />,
  );
  const line = container.querySelector('li')?.textContent ?? '';
  const colon = language === 'fr' ? '\u00A0: ' : ': ';
  const expected = isFullWidth(language)
    ? /^[^()]+（[^()]+）：\S[^:]+$/
    : new RegExp(`^WHO-5.+ \\(.+\\)${colon}\\S`);
  expect(line).toMatch(expected);
});

test.each(LANGUAGES)('the sentences of the foot in %s', async (language) => {
  const voice = await speak(language);
  const { container } = render(<PaperFoot voice={voice} left={printed.left} today="2026-11-23" />);
  const foot = container.textContent ?? '';
  const made = voice.t('page.made', { day: voice.format.fullDay('2026-11-23') });
  expect(foot.endsWith(isFullWidth(language) ? `。${made}` : `. ${made}`)).toBe(true);
});
