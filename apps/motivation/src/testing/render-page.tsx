import { goalCodec, type GoalRow, newGoal, type NewGoal } from '@nafas/data-service/goals';
import { localDateAt } from '@nafas/insights';
import type { Language, OutboxWrite, PlatformV1 } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MotivationPage from '../page/MotivationPage.tsx';
import { fakeGoals, type FakeGoals } from './fake-goals.ts';

const PAGE = '/dashboard/motivation-hub';

interface Options {
  readonly language?: Language;
  readonly table?: FakeGoals;
  readonly overrides?: Partial<PlatformV1>;
  /** The query of the address, e.g. `?tab=chat`. */
  readonly search?: string;
}

/** The page as the shell mounts it, with its real texts, over a table in memory. */
export async function renderPage(options: Options = {}) {
  const { language = 'en', table = fakeGoals(), search = '' } = options;
  const ended = new AbortController();
  const enqueued: OutboxWrite[] = [];
  const fake = fakePlatform({
    scope: { mode: 'real', userId: 'user-1', signal: ended.signal },
    backend: () => Promise.resolve(table.backend),
    enqueue(write) {
      enqueued.push(write);
      store(table, write);
      // As the shell does: it waits in the outbox until it is sent.
      fake.stores.pending.set([write]);
      fake.stores.pending.set([]);
      return Promise.resolve('sent');
    },
    navigate(to) {
      if (typeof to === 'string') goTo(to);
    },
    ...options.overrides,
  });
  fake.stores.language.set(language);
  const goTo = (address: string) => {
    const { pathname, search } = new URL(address, 'http://shell.test');
    fake.stores.location.set({ pathname, search, hash: '', state: null, key: address });
  };
  goTo(PAGE + search);
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  const { platform } = fake;
  const i18n = await appI18n(platform, (l) => import(`../locales/${l}/app.json`));
  const address = () => {
    const { pathname, search } = fake.stores.location.get();
    return pathname + search;
  };
  const view = render(
    <TestRemote platform={platform} i18n={i18n}>
      <MotivationPage />
    </TestRemote>,
  );
  /** Presses the action of the newest notice. */
  const pressNotice = () => fake.calls.notices.at(-1)?.action?.run();
  return { ...fake, ...view, table, enqueued, pressNotice, address, user: userEvent.setup() };
}

function store(table: FakeGoals, { table: name, row }: OutboxWrite) {
  const goal = row as unknown as FakeGoals['rows'][number];
  const others = table.others[name] ?? [];
  if (name !== 'goals' && typeof others !== 'number') {
    table.others[name] = [...others, row];
  } else if (!table.rows.some(({ id }) => id === goal.id)) {
    table.rows.push({ ...goal, version: 1 });
  }
}

/** The date here, `YYYY-MM-DD`; nothing chose another zone. */
export const today = (now = new Date()) =>
  localDateAt(now, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The row of a goal made now, unless told otherwise. */
export function createGoalRow(values: Partial<NewGoal> = {}, progress = 0): GoalRow {
  const now = new Date();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const goal = newGoal({
    title: 'Walk',
    description: 'To the sea',
    category: 'Health',
    deadline: today(now),
    now,
    timeZone,
    ...values,
  });
  return goalCodec.toRow({ ...goal, progress });
}

/** The titles of the goals that are shown, in their order. */
export const titles = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .filter((heading) => heading.closest('[aria-labelledby="habits"]') === null)
    .map((heading) => heading.textContent);
