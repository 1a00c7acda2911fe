import { EMPTY_PLAN, newPlan, planCodec } from '@nafas/data-service/safety-plan';
import { DataRoot } from '@nafas/data-service/react';
import type { BackendV1, PlatformV1 } from '@nafas/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderView } from '../testing/render-view.tsx';
import PlanPage from './PlanPage.tsx';

const USER = '11111111-1111-4111-8111-111111111111';

async function show(overrides: Partial<PlatformV1> = {}, language: 'en' | 'ar' = 'en') {
  const page = await renderView(
    <DataRoot>
      <PlanPage />
    </DataRoot>,
    overrides,
    language,
  );
  return { ...page, user: userEvent.setup() };
}

function away(backend: Promise<BackendV1>): Partial<PlatformV1> {
  return { ...real(), backend: () => backend };
}

function real(enqueue?: PlatformV1['enqueue']): Partial<PlatformV1> {
  const { signal } = new AbortController();
  return {
    scope: { mode: 'real', userId: USER, signal },
    backend: () => Promise.resolve(fakeBackend()),
    ...(enqueue ? { enqueue } : {}),
  };
}

it('shows the six steps in the own words, with one press to call', async () => {
  await show();
  expect(await screen.findByText('I stop answering messages')).toBeTruthy();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles.slice(0, 6)).toEqual([
    'Warning signs',
    'Things I can do alone',
    'People and places that distract',
    'People I can ask',
    'Professionals and helplines',
    'Making the place safer',
  ]);
  // jsdom speaks American English.
  const call = screen.getByRole('link', { name: 'Call: Emergency' });
  expect(call.getAttribute('href')).toBe('tel:911');
  const line = screen.getByText('988 Suicide & Crisis Lifeline');
  expect(line.lang).toBe('en');
  // A name that holds its number is not followed by it.
  expect(line.parentElement?.textContent).toBe('988 Suicide & Crisis Lifeline');
  expect(screen.getByRole('link', { name: 'Call: 988' }).getAttribute('href')).toBe('tel:988');
});

it('is named while its words are on the way, and when they do not come', async () => {
  const waiting = await show(away(new Promise(() => undefined)));
  expect(screen.getByRole('heading', { level: 1, name: 'Your safety plan' })).toBeTruthy();
  expect(screen.getByText('Loading')).toBeTruthy();
  waiting.unmount();
  await show(away(Promise.resolve(fakeBackend(true))));
  expect(await screen.findByText('The plan could not be loaded')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Your safety plan' })).toBeTruthy();
});

it('before the first line it says what it is, and help stays in sight', async () => {
  const { user } = await show(real());
  expect(await screen.findByText('Written on a calmer day, read on a hard one.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help');
  await user.click(screen.getByRole('button', { name: 'Write the first line' }));
  expect(screen.getByRole('textbox', { name: 'Line 1' })).toBeTruthy();
});

it('is saved while it is written, and a line changes its place with Alt and an arrow', async () => {
  const { user, calls } = await show(real());
  await user.click(await screen.findByRole('button', { name: 'Write the first line' }));
  await user.type(screen.getByRole('textbox', { name: 'Line 1' }), 'I sleep little{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Line 2' }), 'I stop answering');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(document.activeElement).toHaveProperty('value', 'I stop answering');
  await waitFor(() =>
    expect(calls.written.at(-1)).toMatchObject({
      table: 'safety_plans',
      row: { warning_signs: ['I stop answering', 'I sleep little'] },
    }),
  );
  expect(await screen.findByText(/^Kept, /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next: Things I can do alone' }));
  expect(screen.getByText('2 lines')).toBeTruthy();
});

describe('a page that is reloaded before the saving', () => {
  /** Writes a line, and lets the page go before anything that was asked for is answered. */
  async function interrupt() {
    const { user, unmount } = await show(real(() => new Promise(() => undefined)));
    await user.click(await screen.findByRole('button', { name: 'Write the first line' }));
    await user.type(screen.getByRole('textbox', { name: 'Line 1' }), 'Walk to the sea');
    fireEvent(window, new Event('pagehide'));
    unmount();
  }

  it('has what was written, which is saved then and kept here no longer', async () => {
    await interrupt();
    const { calls } = await show(real());
    expect(await screen.findByRole('textbox', { name: 'Line 1' })).toHaveProperty(
      'value',
      'Walk to the sea',
    );
    expect(calls.written).toMatchObject([{ row: { warning_signs: ['Walk to the sea'] } }]);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('keeps it for the next time where it can not be saved then either', async () => {
    await interrupt();
    const { unmount } = await show(real(() => Promise.reject(new Error('nowhere'))));
    expect(await screen.findByDisplayValue('Walk to the sea')).toBeTruthy();
    unmount();
    await show(real());
    expect(await screen.findByDisplayValue('Walk to the sea')).toBeTruthy();
  });

  it('shows nobody else what was written', async () => {
    await interrupt();
    const { signal } = new AbortController();
    const scope = { mode: 'real', userId: USER.replaceAll('1', '2'), signal } as const;
    const { calls } = await show({ ...real(), scope });
    expect(await screen.findByRole('button', { name: 'Write the first line' })).toBeTruthy();
    expect(calls.written).toEqual([]);
  });
});

it('is on this device no longer than it takes to save it', async () => {
  const { user, calls } = await show(real());
  await user.click(await screen.findByRole('button', { name: 'Write the first line' }));
  await user.type(screen.getByRole('textbox', { name: 'Line 1' }), 'x');
  expect(calls.written).toEqual([]);
  expect(sessionStorage).toHaveLength(1);
  expect(await screen.findByText(/^Kept, /)).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

it('leaves the steps that another device saved while one was being written', async () => {
  const { user, calls, stores } = await show(real());
  await user.click(await screen.findByRole('button', { name: 'Write the first line' }));
  await user.type(screen.getByRole('textbox', { name: 'Line 1' }), 'x');
  expect(await screen.findByText(/^Kept, /)).toBeTruthy();
  const theirs = newPlan({ ...EMPTY_PLAN, people: ['Rana', 'Samir'] }, new Date());
  const row = planCodec.toRow(theirs);
  act(() => stores.pending.set([{ table: planCodec.table, row, topic: 'safety-plan' }]));
  expect(screen.getByText('2 lines')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Line 1' }), 'y');
  await waitFor(() =>
    expect(calls.written.at(-1)).toMatchObject({
      row: { warning_signs: ['xy'], people: ['Rana', 'Samir'] },
    }),
  );
});

it('says where it is kept when the account does not have it yet', async () => {
  const { user } = await show(real(() => Promise.resolve('queued')));
  await user.click(await screen.findByRole('button', { name: 'Write the first line' }));
  await user.type(screen.getByRole('textbox', { name: 'Line 1' }), 'x');
  expect(await screen.findByText('Kept here, not yet in your account.')).toBeTruthy();
});

it('words of danger are met with help beside them, and the text is kept', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const line = screen.getByRole('textbox', { name: 'Line 1' });
  await user.clear(line);
  await user.type(line, 'I want to die');
  expect(await screen.findByText(/That sounds very heavy/)).toBeTruthy();
  expect(line).toHaveProperty('value', 'I want to die');
});

it('is deleted after a question, and only then', async () => {
  const { user, calls } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Delete the plan' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete this plan?' }));
  expect(calls.notices).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete the plan' }));
  expect(await screen.findByText('Written on a calmer day, read on a hard one.')).toBeTruthy();
  expect(calls.notices).toMatchObject([{ kind: 'done', message: 'Plan deleted' }]);
});

it('is not deleted while a saving is on its way: it would come back', async () => {
  const { user, calls, stores } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const row = planCodec.toRow(newPlan({ ...EMPTY_PLAN, people: ['Rana'] }, new Date()));
  act(() => stores.pending.set([{ table: planCodec.table, row, topic: 'safety-plan' }]));
  await user.click(screen.getByRole('button', { name: 'Delete the plan' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete this plan?' }));
  await user.click(question.getByRole('button', { name: 'Delete the plan' }));
  await waitFor(() =>
    expect(calls.notices).toMatchObject([
      { kind: 'failed', message: expect.stringContaining('still on its way') },
    ]),
  );
  expect(screen.getByRole('textbox', { name: 'Line 1' })).toBeTruthy();
});

it('speaks Arabic', async () => {
  await show({}, 'ar');
  expect(await screen.findByText('علامات الإنذار')).toBeTruthy();
  const side = within(screen.getByRole('complementary'));
  expect(side.getByText('إن كانت القراءة فوق الطاقة، فالبداية بإنسان.')).toBeTruthy();
});
