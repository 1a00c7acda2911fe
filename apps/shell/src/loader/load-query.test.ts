import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPacedNotifier, loadQuery } from './load-query.ts';

let now = 0;
let tasks: string[][] = [];

/** A view that is told, and draws in a microtask for so long. */
function view(name: string, ms: number) {
  return () => {
    tasks.at(-1)?.push(`tell ${name}`);
    queueMicrotask(() => {
      now += ms;
      tasks.at(-1)?.push(`draw ${name}`);
    });
  };
}

beforeEach(() => {
  now = 0;
  tasks = [[]];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('scheduler', { yield: () => Promise.resolve(void tasks.push([])) });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Until nobody is waiting. */
const settled = (count: number) =>
  vi.waitFor(() =>
    expect(tasks.flat().filter((each) => each.startsWith('draw'))).toHaveLength(count),
  );

it('tells the first at once, and each after what the one before it has drawn', async () => {
  const tell = createPacedNotifier();
  for (const name of ['a', 'b', 'c']) tell(view(name, 1));
  expect(tasks).toEqual([['tell a']]);
  await settled(3);
  expect(tasks).toEqual([['tell a', 'draw a', 'tell b', 'draw b', 'tell c', 'draw c']]);
});

it('goes on in another task once one has drawn for long, and never drops one', async () => {
  const tell = createPacedNotifier();
  for (const name of ['a', 'b', 'c']) tell(view(name, 20));
  await settled(3);
  expect(tasks).toEqual([
    ['tell a', 'draw a'],
    ['tell b', 'draw b'],
    ['tell c', 'draw c'],
  ]);
  tell(view('d', 1));
  await settled(4);
});

it('tells the others where one fails, and says so', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const tell = createPacedNotifier();
  const error = new Error('a view');
  tell(() => {
    throw error;
  });
  tell(view('b', 1));
  await settled(1);
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});

it('is how TanStack Query tells those who wait', async () => {
  const { notifyManager, QueryClient, QueryObserver } = await loadQuery();
  const client = new QueryClient();
  const observers = ['a', 'b'].map((name) => {
    const observer = new QueryObserver<string>(client, {
      queryKey: ['answer'],
      queryFn: () => 'kept',
      enabled: false,
    });
    // As its hooks do.
    const onChange = notifyManager.batchCalls(view(name, 20));
    observer.subscribe(({ data }) => {
      if (data === 'kept') onChange();
    });
    return observer;
  });
  await client.fetchQuery({ queryKey: ['answer'], queryFn: () => 'kept' });
  await settled(2);
  expect(tasks.filter((each) => each.some((what) => what.startsWith('tell')))).toEqual([
    ['tell a', 'draw a'],
    ['tell b', 'draw b'],
  ]);
  expect(observers.map((each) => each.getCurrentResult().data)).toEqual(['kept', 'kept']);
});
