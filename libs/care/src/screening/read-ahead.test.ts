import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pace } from './pace.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

const EXTRA = { ko: ' 오늘', en: ' today', de: ' heute' } as const;
const DAY = {
  ko: '오늘은 친구와 함께 시장에 가서 과일을 사고 저녁을 만들어 먹었다 ',
  en: 'today I went to the market with a friend and we cooked dinner and then it rained ',
  de: 'heute war ich mit einer freundin auf dem markt und wir haben gekocht und dann hat es geregnet ',
} as const;

/** A page without a stop, no two of whose parts are the same. */
const page = (language: keyof typeof DAY, letters: number) => {
  const parts = Array.from({ length: letters / 20 }, (_, at) => `${DAY[language]}${String(at)} `);
  return parts.join('').slice(0, letters);
};

async function loadScreen(language: string) {
  const screen = await import('./index.ts');
  await screen.loadPack(language);
  const pace = await import('./pace.ts');
  const steps: number[] = [];
  const count: Pace = (items, run) => {
    steps.push(items.length);
    items.forEach((item) => run(item));
    return Promise.resolve();
  };
  pace.setPace(count);
  return { ...screen, steps };
}

it.each(['ko', 'de', 'en'] as const)(
  '%s: twice the text without a stop takes twice the steps, and the screen says the same after it',
  async (language) => {
    const { readAhead, screenForCrisis, steps } = await loadScreen(language);
    await readAhead(page(language, 4_000));
    const whole = page(language, 8_000);
    const before = screenForCrisis(whole);
    await readAhead(whole);
    const [half = 0, all = 0] = steps;
    expect(half).toBeGreaterThan(50);
    expect(all / half).toBeLessThan(2.1);
    expect(screenForCrisis(whole)).toEqual(before);
  },
);

it.each(['ko', 'de', 'en'] as const)(
  '%s: one word more on a page is read alone, and so is what was read ahead',
  async (language) => {
    const { readAhead, screenForCrisis } = await loadScreen(language);
    const whole = page(language, 8_000);
    // Each part that is weighed is normalised once.
    const normalised = vi.spyOn(String.prototype, 'normalize');
    screenForCrisis(whole);
    const first = normalised.mock.calls.length;
    normalised.mockClear();
    screenForCrisis(whole + EXTRA[language]);
    expect(normalised.mock.calls.length).toBeLessThan(first / 5);
    screenForCrisis('');
    screenForCrisis('nothing of it is kept');
    await readAhead(whole);
    normalised.mockClear();
    screenForCrisis(whole);
    expect(normalised.mock.calls.length).toBeLessThan(first / 5);
  },
);
