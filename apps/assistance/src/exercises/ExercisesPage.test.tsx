import { type Activity, newActivity, DEMO_ACTIVITIES_KEY } from '@nafas/data-service/activities';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakePlatform } from '@nafas/platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Pages from '../Pages.tsx';
// Loaded ahead, so that no test waits for a module.
import '../locales/ar/exercises.json';
import '../locales/en/exercises.json';
import './ExercisesPage.tsx';
import { renderView } from '../testing/render-view.tsx';
import { fakeAudio } from './sound/testing/fake-audio.ts';

const NOW = new Date('2026-11-21T06:00:00Z');

beforeEach(
  () =>
    void vi.useFakeTimers({
      now: NOW,
      toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

// In small parts: the next timer is set by an effect, and effects run when `act` ends.
async function pass(seconds: number) {
  for (let left = seconds; left > 0; left -= 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}
/** Resolves to what is found as soon as it is there, however busy the machine is. */
const until = <T,>(find: () => T) => vi.waitFor(find, { timeout: 20_000 });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

interface Options {
  readonly language?: 'en' | 'ar';
  readonly isReal?: boolean;
}

async function open(address: string, { language = 'en', isReal = false }: Options = {}) {
  const signal = fakePlatform().platform.scope.signal;
  const overrides = isReal ? { scope: { mode: 'real' as const, userId: 'u', signal } } : {};
  const place = { pathname: address, search: '', hash: '', state: null, key: 'test' };
  const view = await renderView(<Pages />, { language, overrides, place });
  await until(() => screen.getByRole('heading', { level: 1 }));
  await pass(2);
  return view;
}

test('the list says of each what it is for, how long it is, and how it went', async () => {
  const rated = { exercise: 'body-scan', minutes: 10, timeZone: 'UTC', now: NOW };
  const done = [
    newActivity({ ...rated, ratingBefore: 3, ratingAfter: 6 }),
    newActivity({ ...rated, ratingBefore: 5, ratingAfter: 4 }),
    newActivity({ ...rated, exercise: 'values-card' }),
  ];
  sessionStorage.setItem(DEMO_ACTIVITIES_KEY, JSON.stringify(done));
  await open('/dashboard/exercises');
  const named = { name: 'What helps you' };
  const ranking = await until(() => screen.getByRole('region', named));
  expect(within(ranking).getByRole('heading', { name: 'Not enough yet' })).toBeTruthy();
  expect(
    within(ranking)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Body scan Helped you 1 of 2 times']);
  const scan = screen.getByRole('link', { name: /^Body scan/ });
  expect(scan.textContent).toBe('Body scanTo come back into the body10 minHelped you 1 of 2 times');
  expect(scan.getAttribute('href')).toContain('/dashboard/exercises/body-scan');
  expect(screen.getByRole('link', { name: /^Values card/ }).textContent).toContain('Done once');
  expect(screen.getByRole('link', { name: /^Box/ }).textContent).toContain('Not tried yet');
});

test('the list is filtered by what an exercise is for, and by its length', async () => {
  sessionStorage.setItem(DEMO_ACTIVITIES_KEY, '[]');
  await open('/dashboard/exercises');
  press('Sleep');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  press('Under 5 minutes');
  expect(screen.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 9))).toEqual([
    'Breathing',
    'Box breat',
    'Mindful b',
    'Five sens',
  ]);
});

test('an exercise that is gone through is stored once, with how it was before', async () => {
  const { calls } = await open('/dashboard/exercises/five-senses', { isReal: true });
  fireEvent.change(screen.getByRole('slider', { name: 'Now' }), { target: { value: '4' } });
  press('Begin');
  expect(screen.getByText('Look around for a moment, gently.')).toBeTruthy();
  await pass(15);
  expect(screen.getByText('Five things you see. Name each one quietly.')).toBeTruthy();
  expect(screen.getByText('Part 2 of 7')).toBeTruthy();
  await pass(166);
  expect(screen.getByRole('button', { name: 'Keep this' })).toBeTruthy();
  expect(calls.written.map(({ table, row }) => [table, row])).toMatchObject([
    ['activities', { exercise: 'five-senses', minutes: 3, completed: true, rating_before: 4 }],
  ]);
});

test('how it is afterwards is kept with it', async () => {
  const { calls } = await open('/dashboard/exercises/five-senses');
  press('Begin without rating');
  await pass(60);
  press('End here');
  await pass(3);
  fireEvent.change(screen.getByRole('slider', { name: 'Now' }), { target: { value: '8' } });
  const keep = screen.getByRole<HTMLButtonElement>('button', { name: 'Keep this' });
  await until(() => expect(keep.disabled).toBe(false));
  press('Keep this');
  await until(() => expect(calls.navigate).toEqual(['/dashboard/exercises']));
  const stored = JSON.parse(sessionStorage.getItem(DEMO_ACTIVITIES_KEY) ?? '') as object[];
  expect(stored.at(-1)).toMatchObject({ minutes: 1, completed: false, ratingAfter: 8 });
});

test('one that is left at once is not stored', async () => {
  const { calls } = await open('/dashboard/exercises/box-breathing', { isReal: true });
  press('Begin without rating');
  await pass(20);
  press('End here');
  expect(calls.navigate).toEqual(['/dashboard/exercises']);
  expect(calls.written).toEqual([]);
});

test('a pause stands still; without sound, a page out of sight pauses too', async () => {
  await open('/dashboard/exercises/breathing-4-6');
  press('Begin without rating');
  await pass(5);
  press('Pause');
  await pass(30);
  expect(screen.getByText('3:55 left')).toBeTruthy();
  press('Go on');
  await pass(5);
  const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  isHidden.mockRestore();
  await pass(30);
  expect(screen.getByText('3:50 left')).toBeTruthy();
});

test('phases are said for two breaths, captions always (DECISION-095)', async () => {
  const { container } = await open('/dashboard/exercises/breathing-4-6');
  press('Begin without rating');
  const said: (string | null)[] = [];
  for (let breath = 0; breath < 6; breath += 1) {
    said.push(screen.getByRole('status').textContent);
    await pass(breath % 2 === 0 ? 4 : 6);
  }
  const [first, second] = ['Breathe in, gently', 'Breathe out, gently'];
  expect(said).toEqual([first, second, first, second, '', '']);
  expect(container.querySelector('[aria-live="polite"]:not([role])')?.textContent).toBe(
    'Let it leave slowly, as if through a straw.',
  );
});

test('sound is off until it is turned on; a key turns it down; captions may go while it is on (DECISION-152)', async () => {
  const { contexts, gains } = fakeAudio();
  await open('/dashboard/exercises/breathing-4-6');
  press('Begin without rating');
  expect(contexts).toHaveLength(0);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Captions' }).disabled).toBe(true);
  press('Sound is off');
  expect(contexts).toHaveLength(1);
  fireEvent.keyDown(screen.getByRole('dialog'), { code: 'ArrowDown' });
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Volume' }).value).toBe('75');
  expect(gains[0]?.targets.length).toBeGreaterThan(0);
  fireEvent.keyDown(screen.getByRole('dialog'), { code: 'KeyC' });
  const captions = screen.getByRole('button', { name: 'Captions' });
  expect(captions.getAttribute('aria-pressed')).toBe('false');
  fireEvent.keyDown(screen.getByRole('dialog'), { code: 'Space' });
  expect(screen.getByRole('button', { name: 'Go on' })).toBeTruthy();
});

test('in Arabic too, with its digits', async () => {
  await open('/dashboard/exercises', { language: 'ar' });
  const link = screen.getByRole('link', { name: /^تنفّس ٤–٦/ });
  expect(within(link).getByText('٤ د')).toBeTruthy();
});

const KEY = 'nafas.demo.exercise';

test('one under way outlives a reload: it asks, goes on where it was, and counts once', async () => {
  const first = await open('/dashboard/exercises/breathing-4-6');
  fireEvent.change(screen.getByRole('slider', { name: 'Now' }), { target: { value: '4' } });
  press('Begin');
  await pass(40);
  const kept = sessionStorage.getItem(KEY) ?? '';
  expect(JSON.parse(kept)).toMatchObject({ exercise: 'breathing-4-6', seconds: 40 });
  // A reload takes the page away without its farewell; here that is undone.
  first.unmount();
  await pass(2);
  sessionStorage.clear();
  sessionStorage.setItem(KEY, kept);
  await open('/dashboard/exercises/breathing-4-6');
  expect(screen.getByRole('heading', { name: 'Go on where it was?' })).toBeTruthy();
  press('Go on');
  await pass(5);
  expect(screen.getByText('3:15 left')).toBeTruthy();
  expect(screen.getByText('Before: 4')).toBeTruthy();
  await pass(15);
  press('End here');
  await pass(3);
  const stored = JSON.parse(sessionStorage.getItem(DEMO_ACTIVITIES_KEY) ?? '') as Activity[];
  expect(stored.filter(({ localDate }) => localDate === '2026-11-21')).toMatchObject([
    { exercise: 'breathing-4-6', minutes: 1, ratingBefore: 4, completed: false },
  ]);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('begun anew, what was under way before the reload counts its own minutes', async () => {
  const kept = { exercise: 'box-breathing', seconds: 90, ratingBefore: null, at: NOW.getTime() };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
  const { container } = await open('/dashboard/exercises/box-breathing');
  press('Start again');
  expect(container.textContent).toContain('How is it now?');
  await pass(3);
  const stored = JSON.parse(sessionStorage.getItem(DEMO_ACTIVITIES_KEY) ?? '') as object[];
  expect(stored.at(-1)).toMatchObject({ exercise: 'box-breathing', minutes: 1.5 });
});

test.each([
  '{',
  '{"exercise":"box-breathing","seconds":-1}',
  '{"exercise":"body-scan","seconds":5}',
])('what is broken, or of another exercise, is not asked for: %s', async (kept) => {
  sessionStorage.setItem(KEY, kept);
  await open('/dashboard/exercises/box-breathing');
  expect(screen.getByRole('heading', { name: 'How is it now?' })).toBeTruthy();
});

test('how it is afterwards waits with the exercise while there is no network', async () => {
  const { calls } = await open('/dashboard/exercises/five-senses', { isReal: true });
  press('Begin without rating');
  await pass(60);
  press('End here');
  await pass(3);
  fireEvent.change(screen.getByRole('slider', { name: 'Now' }), { target: { value: '8' } });
  press('Keep this');
  await until(() => expect(calls.navigate).toEqual(['/dashboard/exercises']));
  expect(calls.written).toMatchObject([
    { table: 'activities', row: { exercise: 'five-senses', rating_after: null } },
    { op: 'update', table: 'activities', expectedVersion: 1, row: { rating_after: 8 } },
  ]);
  expect(calls.written[1]?.row.id).toBe(calls.written[0]?.row.id);
});
