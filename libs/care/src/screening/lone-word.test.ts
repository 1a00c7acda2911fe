import { beforeAll, expect, test } from 'vitest';
import { loadPack, type PackLanguage } from './packs/pack.ts';
import { prepareScreening } from './prepare-screening.ts';
import { screenForCrisis } from './screen-for-crisis.ts';

beforeAll(() => prepareScreening());

const heard = (words: string) =>
  words.split(',').filter((word) => screenForCrisis(word).level !== 'none');

test('a single word of any day is no danger: people, places, meals, medicines', () => {
  expect(
    heard(
      'Dad,my dad,partner,My boss,neighbour,Leila,cousin,uncle,ex,roof,balcony,bridge,the bridge,writing,breathing,dinner,breakfast,pills,insulin,life,' +
        'work,sleep,tired,lonely,money,church,garage,letter,promise,صديقي,سطح,شرفة,جسر,حبوب,تعبت,البيت',
    ),
  ).toEqual([]);
});

test('a single word that says it by itself is heard', () => {
  const words =
    'suicide,suicidal,die,Death!,cutting,razor,overdose,self-harm,noose,unalive,goodbye,burden,worthless,raped,relapse,starving,knife,gun,' +
    'انتحار,أموت,موت,شفرة,وداعا,إيذاء,مشنقة,اغتصاب,عبء';
  expect(heard(words)).toEqual(words.split(','));
});

test('words in a sentence are read as before', () => {
  const words = 'my dad says I should just die,I am on the balcony and want to jump';
  expect(heard(words)).toEqual(words.split(','));
});

test.each<[PackLanguage, string, string]>([
  ['fr', 'papa,travail,pont,balcon', 'mourir,suicide,rasoir,adieu'],
  ['de', 'Papa,Arbeit,Brücke,Tabletten', 'sterben,Suizid,Klinge,ritzen'],
  ['es', 'trabajo,pastillas,cuchillo', 'morir,muerte,suicidio,navaja'],
  ['it', 'papà,pillole,ponte', 'morire,suicidio,lametta'],
  ['pt', 'trabalho,comprimidos,ponte', 'morrer,suicídio,adeus'],
  ['ru', 'мост,крыша,работа', 'умереть,смерть,самоубийство,лезвие'],
  ['zh', '药片,工作,大桥', '自杀,想死,遗书,割腕'],
  ['ja', '隣人,仕事,屋根', '自殺,死にたい,遺書'],
  ['ko', '옥상,다리,약', '자살,자해,유서,죽고싶다'],
])('single words in %s', async (language, ordinary, heavy) => {
  await loadPack(language);
  expect(heard(ordinary)).toEqual([]);
  expect(heard(heavy)).toEqual(heavy.split(','));
});
