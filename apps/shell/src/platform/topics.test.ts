import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTopics } from './topics.ts';

const report = vi.fn();
afterEach(() => void report.mockReset());

describe('topics', () => {
  it('tells the listeners of the topic, and no others', () => {
    const topics = createTopics(new AbortController().signal, report);
    const goals = vi.fn();
    const notes = vi.fn();
    topics.onInvalidate('goals', goals);
    topics.onInvalidate('notes', notes);
    topics.invalidate('goals');
    topics.invalidate('nobody-listens');
    expect(goals).toHaveBeenCalledTimes(1);
    expect(notes).not.toHaveBeenCalled();
  });

  it('forgets a listener that stopped, also while others are being told', () => {
    const topics = createTopics(new AbortController().signal, report);
    const last = vi.fn();
    const stop = topics.onInvalidate('goals', () => stop());
    topics.onInvalidate('goals', last);
    topics.invalidate('goals');
    stop();
    topics.invalidate('goals');
    expect(last).toHaveBeenCalledTimes(2);
  });

  it("keeps one feature's fault from the others and from who told it", () => {
    const topics = createTopics(new AbortController().signal, report);
    const other = vi.fn();
    topics.onInvalidate('goals', () => {
      throw new Error('a broken listener');
    });
    topics.onInvalidate('goals', other);
    expect(() => topics.invalidate('goals')).not.toThrow();
    expect(other).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('ends with its scope: nobody is told any more and nobody can join', () => {
    const scope = new AbortController();
    const topics = createTopics(scope.signal, report);
    const before = vi.fn();
    const after = vi.fn();
    topics.onInvalidate('goals', before);
    scope.abort();
    topics.onInvalidate('goals', after)();
    topics.invalidate('goals');
    expect(before).not.toHaveBeenCalled();
    expect(after).not.toHaveBeenCalled();
  });
});
