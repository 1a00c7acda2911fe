import { createStore, type Language } from '@nafas/platform';
import { expect, it, vi } from 'vitest';
import { createRegistry, createVersion } from '../testing/registry-records.ts';
import { createFeatureNames } from './feature-names.ts';

const EN = { en: 'goals' };
const NAMES = { 'nafas/goals': { texts: { goals: 'Objectifs' }, keywords: {} } };

function start(load: () => Promise<typeof NAMES>) {
  const language = createStore<Language>('en');
  const report = vi.fn();
  const asked = vi.fn(load);
  const registry = createRegistry(createVersion('goals', { name: { ...EN } }));
  const names = createFeatureNames({ language, report, load: asked });
  const show = async (next: Language) => {
    language.set(next);
    const named = await names.add(registry);
    return named.apps['nafas/goals']?.[0]?.extras.feature.name;
  };
  return { show, report, asked, names, language };
}

it('asks for the names of a language when it is chosen, once, and for none in English', async () => {
  const { show, asked } = start(() => Promise.resolve(NAMES));
  expect(await show('en')).toEqual({ en: 'goals' });
  expect(asked).not.toHaveBeenCalled();
  expect(await show('fr')).toEqual({ en: 'goals', fr: 'Objectifs' });
  await show('en');
  await show('fr');
  expect(asked).toHaveBeenCalledExactlyOnceWith('fr');
});

it('leaves the English names where a language can’t be had, says so once, and asks again', async () => {
  let isAway = true;
  const { show, report } = start(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(NAMES),
  );
  expect(await show('fr')).toEqual({ en: 'goals' });
  await show('fr');
  expect(report).toHaveBeenCalledOnce();
  isAway = false;
  expect(await show('fr')).toEqual({ en: 'goals', fr: 'Objectifs' });
});

it('asks anew for each registry that is read; when that fails the names from before serve', async () => {
  const released = { 'nafas/goals': { texts: { goals: 'Buts' }, keywords: {} } };
  const { names, language, asked } = start(() => Promise.resolve(NAMES));
  language.set('fr');
  const named = async () => {
    names.ask();
    const registry = await names.add(createRegistry(createVersion('goals', { name: { ...EN } })));
    return registry.apps['nafas/goals']?.[0]?.extras.feature.name;
  };
  expect(await named()).toEqual({ en: 'goals', fr: 'Objectifs' });
  asked.mockResolvedValueOnce(released);
  expect(await named()).toEqual({ en: 'goals', fr: 'Buts' });
  asked.mockRejectedValueOnce(new Error('away'));
  expect(await named()).toEqual({ en: 'goals', fr: 'Buts' });
});

it('names a registry in the language that was chosen while another one’s were on their way', async () => {
  const answers: (() => void)[] = [];
  const { names, language } = start(
    () => new Promise((resolve) => answers.push(() => resolve(NAMES))),
  );
  language.set('fr');
  const adding = names.add(createRegistry(createVersion('goals', { name: { ...EN } })));
  language.set('de');
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  const registry = await adding;
  expect(registry.apps['nafas/goals']?.[0]?.extras.feature.name).toMatchObject({
    de: 'Objectifs',
  });
});
