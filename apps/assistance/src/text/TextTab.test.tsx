import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { OnDeviceTextEngine, packsInMemory } from '@nafas/emotion/text';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../testing/render-view.tsx';
import TextTab from './TextTab.tsx';

const path = createRequire(import.meta.url).resolve('@nafas/emotion/packs/text/en.pack');

// The real engine on the real pack, without a network.
vi.mock('../engines/text-engine.ts', () => ({
  makeTextEngine: (_platform: unknown, languages: string[]) => {
    const pack = readFile(path).then((bytes) => new Uint8Array(bytes).buffer);
    return new OnDeviceTextEngine(async (l) => packsInMemory({ en: await pack })(l), languages);
  },
}));

const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const readWords = () => fireEvent.click(button('Read my words'));

beforeEach(() => void vi.restoreAllMocks());

test('ASSIST-047 a blank text can not be read (SHOWN-014, SHOWN-015)', async () => {
  const { container } = await renderView(<TextTab />);
  expect(button('Read my words').disabled).toBe(true);
  write(' \n\t ');
  expect(button('Read my words').disabled).toBe(true);
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  expect(container.querySelector('[data-text]')?.getAttribute('data-text')).toBe('idle');
  write('fine');
  expect(button('Read my words').disabled).toBe(false);
});

test('ASSIST-004 ASSIST-008 ASSIST-009 a text is read for real: panel, question, null said as such, why, actions (DECISION-047, DECISION-038)', async () => {
  const { container } = await renderView(<TextTab />);
  write('I am so Stressed about the exam tomorrow');
  readWords();
  expect(await screen.findByText('You may be tense. Is that right?')).toBeTruthy();
  expect(screen.getByText('Not readable from text').parentElement?.textContent).toContain('Energy');
  const why = container.querySelector('details')?.textContent;
  expect(why).toContain('stressed');
  expect(why).toContain('on-device-text 1+en.');
  const actions = [...container.querySelectorAll('[data-action]')];
  expect(actions.map((action) => action.getAttribute('data-action'))).toEqual([
    'deep-breathing-exercise',
    'positive-affirmations',
    'stress-relief',
  ]);
  fireEvent.click(button('Start: Deep Breathing Exercise'));
  expect(screen.getByRole('dialog', { name: 'Mindfulness Exercise' })).toBeTruthy();
});

test('DATA-109 DATA-110 DATA-111 DATA-112 a recommended action has title, description and type', async () => {
  const { container } = await renderView(<TextTab />);
  write('Stressed about everything');
  readWords();
  await screen.findByText('Recommended now');
  const [exercise, mental] = [...container.querySelectorAll('[data-action]')];
  expect(exercise?.querySelector('h3')?.textContent).toBe('Deep Breathing Exercise Exercise');
  expect(exercise?.textContent).toContain('Five minutes, four counts in and six out');
  expect(mental?.querySelector('h3')?.textContent).toBe('Positive Affirmations Mental');
});

test('a text gives up to five values, and suggestions that are worded, described and of a kind (DATA-095, DATA-097, DATA-098, DATA-099, DATA-220)', async () => {
  const { container } = await renderView(<TextTab />);
  write('So grateful, what a wonderful morning');
  readWords();
  await screen.findByText('Recommended now');
  expect(container.querySelector('[data-reading]')?.getAttribute('data-reading')).toBe('text');
  const values = [...container.querySelectorAll('[data-value]')];
  expect(values.map((value) => value.getAttribute('data-value'))).toEqual([
    'happiness',
    'sadness',
    'neutral',
    'stress',
    'energy',
  ]);
  const happiness = values[0]?.querySelector('[role="meter"]')?.getAttribute('aria-valuenow');
  expect(Number(happiness)).toBeGreaterThan(60);
  const [only, ...more] = [...container.querySelectorAll('[data-action]')];
  expect(more).toEqual([]);
  expect(only?.querySelector('h3')?.textContent).toBe('Mindfulness Meditation Mental');
  expect(only?.querySelector('h3 + p')?.textContent).toBe(
    'Two minutes with nothing but the breath',
  );
});

test.each([
  ['fr', 'Je suis très stressée, j’ai peur de demain', 'liste de mots'],
  ['it', 'Sono molto stressata, ho paura di domani', 'elenco di parole'],
  ['ja', '明日が不安で、緊張して眠れない', '言葉の一覧'],
] as const)(
  '%s is read by a list of words, which is said beside how sure it is',
  async (language, text, said) => {
    const { container } = await renderView(<TextTab />, { language });
    write(text);
    fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    const note = await screen.findByText(new RegExp(said, 'u'));
    // Nobody has to open anything to see it.
    expect(note.closest('details')).toBeNull();
    const sure = note.parentElement?.querySelector('[data-confidence="red"] [role="meter"]');
    expect(Number(sure?.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(35);
  },
);

test('words in crisis are answered with help before anything is read', async () => {
  await renderView(<TextTab />);
  write('I want to die');
  expect((await screen.findByRole('alert')).textContent).toContain('very heavy');
  expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help');
});

test('a language that can not be read is said so; clearing forgets', async () => {
  const { container } = await renderView(<TextTab />);
  write('Estoy bien');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'es' } });
  readWords();
  expect(await screen.findByText(/did not load/)).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'en' } });
  readWords();
  await waitFor(() => expect(container.querySelector('[data-reading] details')).toBeTruthy());
  fireEvent.click(button('Clear'));
  expect(container.querySelector('[data-reading] details')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});
