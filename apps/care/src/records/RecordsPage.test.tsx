import { DataRoot } from '@nafas/data-service/react';
import { createStore, type PlatformV1 } from '@nafas/platform';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderView } from '../testing/render-view.tsx';
import { meanFall } from './mean-fall.ts';
import RecordsPage from './RecordsPage.tsx';

async function show(search = '', isReal = false, backend = Promise.resolve(fakeBackend())) {
  const { signal } = new AbortController();
  const view = (
    <DataRoot>
      <RecordsPage />
    </DataRoot>
  );
  const location = {
    pathname: '/dashboard/thought-records',
    search,
    hash: '',
    state: null,
    key: 'b',
  };
  const page = await renderView(view, {
    location: { get: () => location, subscribe: () => () => undefined },
    ...(isReal && {
      scope: { mode: 'real' as const, userId: '11111111-1111-4111-8111-111111111111', signal },
      backend: () => backend,
    }),
  });
  return { ...page, user: userEvent.setup() };
}

it('lists the old thought and the fuller one, and how little a few records prove', async () => {
  await show();
  expect(await screen.findByText('Hala finds me careless.')).toBeTruthy();
  expect(
    screen.getByText('She asks everyone. One missed line is not all of my work.'),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Anxious, 8 before, 4 after' })).toBeTruthy();
  expect(screen.getByText('Resting at step 5')).toBeTruthy();
  expect(screen.getByText(/Over 2 finished records the feeling fell by 3\.8/)).toBeTruthy();
});

it('places a feeling on its line without stretching the picture, whose circles stay round', async () => {
  await show();
  const picture = await screen.findByRole('img', { name: 'Anxious, 8 before, 4 after' });
  const places = [...picture.querySelectorAll('circle')].map((circle) => circle.getAttribute('cx'));
  expect(places).toEqual(['80%', '40%']);
  expect(picture.querySelector('[preserveAspectRatio="none"]')).toBeNull();
});

it('is named while its rows are on the way, and when they do not come', async () => {
  const waiting = await show('', true, new Promise(() => undefined));
  expect(screen.getByRole('heading', { level: 1, name: 'Thought records' })).toBeTruthy();
  expect(screen.getByText('Loading')).toBeTruthy();
  waiting.unmount();
  await show('?record=new', true, Promise.resolve(fakeBackend(true)));
  expect(await screen.findByText('The records could not be loaded')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Thought record' })).toBeTruthy();
});

it('goes through seven steps, each of which can be skipped, and keeps what is written', async () => {
  const { user, calls } = await show('?record=new', true);
  await user.type(await screen.findByRole('textbox', { name: 'Situation' }), 'The meeting');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.click(screen.getByRole('button', { name: 'Anxious' }));
  await user.type(screen.getByRole('textbox', { name: 'Own word' }), 'torn{Enter}');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.type(screen.getByRole('textbox', { name: 'Automatic thought' }), 'I am careless');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('heading', { name: 'What fits with this thought?' })).toBeTruthy();
  expect(screen.getAllByText('I am careless').length).toBeGreaterThan(0);
  for (const _ of ['for', 'against', 'fuller']) {
    await user.click(screen.getByRole('button', { name: 'Skip this' }));
  }
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText('Both sides, on one page')).toBeTruthy();
  await waitFor(() =>
    expect(calls.written.at(-1)).toMatchObject({
      table: 'thought_records',
      row: {
        step: 8,
        situation: 'The meeting',
        feelings: ['anxious', 'torn'],
        before: [5, 5],
        thought: 'I am careless',
      },
    }),
  );
});

describe('the address of a new one', () => {
  const LIST = '/dashboard/thought-records';

  /** As the shell does: what is navigated to is where one is, with its own key. */
  async function showAt(search: string, enqueue?: PlatformV1['enqueue']) {
    const at = (address: string) => {
      const { pathname, search, hash } = new URL(address, 'https://nafas.test');
      return { pathname, search, hash, state: null, key: crypto.randomUUID() };
    };
    const location = createStore(at(LIST + search));
    const visited: unknown[] = [];
    const page = await renderView(
      <DataRoot>
        <RecordsPage />
      </DataRoot>,
      {
        location,
        navigate(to, options) {
          visited.push([to, options]);
          if (typeof to === 'string') location.set(at(to));
        },
        scope: {
          mode: 'real',
          userId: '11111111-1111-4111-8111-111111111111',
          signal: new AbortController().signal,
        },
        backend: () => Promise.resolve(fakeBackend()),
        ...(enqueue && { enqueue }),
      },
    );
    return { ...page, location, visited, user: userEvent.setup() };
  }
  const situation = () => screen.findByRole('textbox', { name: 'Situation' });

  it('names it once something is in it, in the place of the one before, and the form stays', async () => {
    const { user, location, visited, calls } = await showAt('?record=new');
    const field = await situation();
    await user.type(field, 'The meeting');
    expect(await situation()).toBe(field);
    expect(field).toHaveProperty('value', 'The meeting');
    expect(visited).toEqual([
      [expect.stringMatching(/\?record=[0-9a-f-]{36}$/), { replace: true }],
    ]);
    await waitFor(() => expect(calls.written).toHaveLength(1), { timeout: 3000 });
    const id = new URLSearchParams(location.get().search).get('record');
    expect(calls.written).toMatchObject([{ row: { record_id: id, situation: 'The meeting' } }]);
    expect(await situation()).toBe(field);
  });

  it('leads to it after a reload before the saving, and there is one record', async () => {
    const before = await showAt('?record=new', () => new Promise(() => undefined));
    await before.user.type(await situation(), 'The meeting');
    fireEvent(window, new Event('pagehide'));
    before.unmount();
    const { search } = before.location.get();
    const { user, calls } = await showAt(search);
    expect(await situation()).toHaveProperty('value', 'The meeting');
    await user.type(await situation(), ' again');
    await waitFor(() => expect(calls.written).toHaveLength(2), { timeout: 3000 });
    const id = new URLSearchParams(search).get('record');
    expect(calls.written).toMatchObject([
      { row: { record_id: id, situation: 'The meeting' } },
      { row: { record_id: id, situation: 'The meeting again' } },
    ]);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('is saved too when only the list is come to', async () => {
    const before = await showAt('?record=new', () => new Promise(() => undefined));
    await before.user.type(await situation(), 'The meeting');
    fireEvent(window, new Event('pagehide'));
    before.unmount();
    const { calls } = await showAt('');
    await waitFor(() =>
      expect(calls.written).toMatchObject([{ row: { situation: 'The meeting' } }]),
    );
  });

  it('that was removed before it was saved leads to nothing', async () => {
    const { user, location } = await showAt('?record=new');
    await user.type(await situation(), 'The meeting');
    const { search } = location.get();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement);
    await waitFor(() => expect(location.get().search).toBe(''));
    expect(sessionStorage).toHaveLength(0);
    act(() => location.set({ ...location.get(), search, key: crypto.randomUUID() }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('in which nothing was written is not kept', async () => {
  const { user, calls } = await show('?record=new', true);
  await user.click(await screen.findByRole('button', { name: 'Skip this' }));
  expect(screen.getByText('What did you feel, and how strongly?')).toBeTruthy();
  expect(calls.written).toEqual([]);
});

it('is taken away after a question', async () => {
  const { user } = await show();
  const [first] = await screen.findAllByRole('link', { name: /^Open the record/ });
  const id = first?.getAttribute('href') ?? '';
  const { calls } = await show(id.slice(id.indexOf('?')));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement);
  await waitFor(() => expect(calls.navigate).toEqual(['/dashboard/thought-records']));
});

test.each([
  [[8, 6], [4, 3], 3.5],
  [[2], [4], -2],
  [[8], [], null],
  [[], [], null],
])('before %j, after %j: fell by %s', (before, after, fall) => {
  expect(meanFall({ before, after })).toBe(fall);
});

it('words of danger are met with help while a feeling’s own word is being written', async () => {
  const { user } = await show('?record=new', true);
  await user.click(await screen.findByRole('button', { name: 'Skip this' }));
  const word = screen.getByRole('textbox', { name: 'Own word' });
  await user.type(word, 'I want to die');
  expect(await screen.findByText(/That sounds very heavy/)).toBeTruthy();
  expect(word).toHaveProperty('value', 'I want to die');
});
