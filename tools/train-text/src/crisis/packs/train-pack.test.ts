import { expect, it } from 'vitest';
import { readPack, scoreByPack } from '@nafas/care/classifier';
import { PACK_LANGUAGES } from '@nafas/care/packs';
import { readFramed, readSentences } from './sentences.ts';
import { crossScore, trainPack } from './train-pack.ts';

const danger = ['je veux mourir', 'je veux en finir', 'je vais me tuer', 'je ne veux plus vivre'];
const calm = ['je meurs de rire', 'je veux une pizza', 'je vais au cinéma', 'je veux dormir'];
const written = [
  ...danger.map((text) => ({ label: 'crisis', text }) as const),
  ...calm.map((text) => ({ label: 'none', text }) as const),
];

it('tells danger from what is harmless, the same each time', () => {
  const stored = trainPack(written, []);
  expect(trainPack(written, [])).toEqual(stored);
  const pack = readPack(stored);
  expect(scoreByPack('je veux mourir ce soir', pack)).toBeGreaterThan(
    scoreByPack('je veux une pizza ce soir', pack),
  );
});

it('learns nothing that is near to a sentence that judges', () => {
  const judged = danger.map((text) => ({ label: 'crisis', text }) as const);
  const pack = readPack(trainPack(written, judged));
  // Three words are shared by anything; four are not.
  expect(scoreByPack('je ne veux plus vivre', pack)).toBeLessThan(
    scoreByPack('je ne veux plus vivre', readPack(trainPack(written, []))),
  );
});

it('takes a Japanese sentence for near by the pairs of its signs, not by kana that any text shares', () => {
  const judged = [{ label: 'crisis', text: 'もう生きていたくない' } as const];
  const learnt = (text: string) =>
    crossScore([{ label: 'crisis', text }], judged, [], () => null).length === 1;
  expect(learnt('もう生きてなんかいたくない')).toBe(false);
  expect(learnt('いきたくないもう歯医者')).toBe(true);
});

it.each(PACK_LANGUAGES)(
  '%s: danger and what is harmless are written, no sentence twice',
  (language) => {
    const all = [...readSentences(language, 'written'), ...readSentences(language, 'held-out')];
    const texts = all.map(({ text }) => text);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    for (const label of ['crisis', 'none'] as const) {
      const framed = readFramed(language).filter((each) => each.label === label);
      expect(framed.length).toBeGreaterThanOrEqual(250);
    }
  },
);
