import { afterEach, beforeAll, expect, it } from 'vitest';
import { screenForCrisis } from '../screen-for-crisis.ts';
import {
  forgetPacks,
  hasPack,
  loadAllPacks,
  loadedLanguages,
  loadPack,
  PACK_LANGUAGES,
} from './pack.ts';
import { toPlain } from './pack-features.ts';
import { findReaders } from './pack-language.ts';
import { languageByScript } from './script-language.ts';
import { prepareScreening } from '../prepare-screening.ts';

beforeAll(() => prepareScreening());

afterEach(forgetPacks);

it.each([
  ['Я устала', 'ru'],
  ['我今天很累', 'zh'],
  ['今日は疲れました', 'ja'],
  ['오늘은 피곤해', 'ko'],
  ['Je suis fatiguée', null],
  ['أنا متعبة', null],
  ['123', null],
])('the letters of %s tell of %s', (text, language) => {
  expect(languageByScript(text)).toBe(language);
});

it('reads a text without its accents, and each Chinese sign as a word', () => {
  expect(toPlain('Ya no aguanto más')).toBe('Ya no aguanto mas');
  expect(toPlain('我累了。').trim().split(/\s+/)).toEqual(['我', '累', '了', '.']);
});

it('loads a language once it is asked for, by its tag or its region', async () => {
  expect(hasPack('es-MX')).toBe(false);
  expect(hasPack('en')).toBe(true);
  await loadPack('es-MX');
  await loadPack('tr');
  expect(loadedLanguages()).toEqual(['es']);
  expect(hasPack('es')).toBe(true);
});

it('English is read as English beside another language, and that one by its own pack', async () => {
  await loadPack('es');
  expect(findReaders('I would like to go to the beach with my sister')).toEqual([null]);
  expect(findReaders('Quiero ir a la playa con mi hermana')).toEqual(['es']);
  expect(findReaders('ok')).toEqual([null, 'es']);
});

it.each(['wish i could die in my sleep', 'i dont want to be here anymore'])(
  'English is not lost among all languages: %s',
  async (text) => {
    await loadAllPacks();
    expect(findReaders(text)).toContain(null);
    expect(screenForCrisis(text).level).toBe('crisis');
  },
);

const SAID = {
  es: ['No quiero vivir más, esta noche me mato', 'Me muero de risa con mi hermano'],
  fr: ['Je veux mourir, je vais me tuer ce soir', 'Je meurs de rire avec mon frère'],
  de: ['Ich will nicht mehr leben, ich bringe mich um', 'Ich lach mich tot mit meinem Bruder'],
  it: ['Non voglio più vivere, voglio morire', 'Muoio dal ridere con mio fratello'],
  pt: ['Não quero mais viver, vou me matar hoje', 'Morri de rir com o meu irmão'],
  ru: ['Я не хочу больше жить, хочу умереть', 'Умираю со смеху с братом'],
  zh: ['我不想活了，想自杀', '跟我弟聊天笑死我了'],
  ja: ['もう生きたくない。死にたい', '弟の話に笑いすぎてお腹が痛い'],
  ko: ['더 이상 살고 싶지 않다. 죽고 싶어', '동생 때문에 웃겨 죽겠다'],
} as const;

it.each(PACK_LANGUAGES)(
  '%s: danger is found, a saying is none (DECISION-167)',
  async (language) => {
    const [danger, saying] = SAID[language];
    await loadPack(language);
    expect(screenForCrisis(danger).level).toBe('crisis');
    expect(screenForCrisis(saying).level).not.toBe('crisis');
  },
);

it('what is said outright in English is danger beside any pack', async () => {
  await loadPack('fr');
  expect(screenForCrisis('I want to kill myself').level).toBe('crisis');
});
