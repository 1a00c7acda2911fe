import { describe, expect, it, vi } from 'vitest';
import { runInTasks } from './run-in-tasks.ts';

/** Runs two parts with a task queued in between, and tells the order. */
async function order(): Promise<string[]> {
  const done: string[] = [];
  const part = (name: string) => () => {
    done.push(name);
    return Promise.resolve(name);
  };
  const first = () => {
    setTimeout(() => done.push('a task of the page'));
    return part('first')();
  };
  done.push(await runInTasks([first], part('last')));
  return done;
}

describe('parts of the start', () => {
  it('leave a turn to the page in between, and return what the last returned', async () => {
    expect(await order()).toEqual(['first', 'a task of the page', 'last', 'last']);
  });

  it('end with the one that fails', async () => {
    const last = vi.fn(() => Promise.resolve());
    await expect(runInTasks([() => Promise.reject(new Error('no'))], last)).rejects.toThrow('no');
    expect(last).not.toHaveBeenCalled();
  });
});
