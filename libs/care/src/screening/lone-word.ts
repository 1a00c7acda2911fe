import { normalise } from './normalise.ts';

const listed = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(' ')));

// Words that say it by themselves, although no rule is needed for them in a sentence. As `normalise` spells them.
const HEAVY = listed([
  'die death cut cuts cutting razor razors blade blades knife gun rope noose goodbye bye burden worthless pointless',
  'abuse abused abusive raped rape assault violence violent bleeding harm attempt attempted attempts relapse relapsed',
  'starving starve binge sh wrist wrists ledge hotline hotlines urge urges coward',
  'موت تموت مت شفره جروح الجرح وداعا وداع عبء ايذاء وايذاء مشنقه ضرب الضرب بالضرب تجويع جرعه الجرعه محاوله السكين بالسكين',
]);
// The same in the further languages, in small letters: each is a worry at least.
const HEAVY_ELSEWHERE = listed([
  'mourir mort suicide rasoir adieu lame lames scarification scarifier automutilation surdose viol violée',
  'sterben tod suizid selbstmord klinge klingen rasierklinge ritzen selbstverletzung überdosis lebwohl vergewaltigt',
  'morir muerte suicidio navaja cortarme sobredosis autolesión violación',
  'morire morte lametta tagliarmi addio overdose autolesionismo stupro',
  'morrer suicídio lâmina adeus automutilação estupro',
  'умереть смерть самоубийство суицид прощайте лезвие лезвия порезы изнасилование',
  '死 自杀 死亡 遗书 自残 割腕 自殺 遺書 自傷 リスカ 죽음 자살 유서 자해',
]);

const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu;
/** Says whose it is, no more. */
const SMALL = /^(?:my|the|an?|our|your|his|her|their)$/i;
// Chinese and Japanese are written without spaces: two signs are a word, more may be a sentence.
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LONGEST_WORD = 2;
// A Korean word with its endings may be a sentence as well.
const HANGUL = /\p{Script=Hangul}/gu;
const LONGEST_HANGUL = 3;

function findLoneWord(text: string): string | null {
  const [word, ...others] = (text.match(WORD) ?? []).filter((each) => !SMALL.test(each));
  return word === undefined || others.length > 0 ? null : word;
}

const isIn = (words: ReadonlySet<string>, word: string) =>
  words.has(word.toLowerCase()) || words.has(normalise(word).trim());

/**
 * Whether a text is one word that says nothing of danger by itself: the tag "balcony", the answer "my dad". What was learnt counts
 * words, and finds in such a word the sentences that it stood in. Ask where no rule has matched: those know the words that are
 * danger alone.
 */
export function isHarmlessWord(text: string): boolean {
  const word = findLoneWord(text);
  if (word === null || isIn(HEAVY, word) || isIn(HEAVY_ELSEWHERE, word)) return false;
  return (
    (word.match(NO_SPACES)?.length ?? 0) <= LONGEST_WORD &&
    (word.match(HANGUL)?.length ?? 0) <= LONGEST_HANGUL
  );
}

/** Whether a text in one of the further languages is one word that is a worry by itself. */
export function isHeavyWord(text: string): boolean {
  const word = findLoneWord(text);
  return word !== null && isIn(HEAVY_ELSEWHERE, word);
}
