import { expect, it, vi } from 'vitest';
import { makeRecall } from './recall-parts.ts';

it('answers for a part once, also when the next text has it, and forgets what older texts had', () => {
  const answer = vi.fn((part: string) => part.length);
  const recall = makeRecall<number>();
  const read = (parts: readonly string[]) => {
    recall.begin();
    return parts.map((part) => recall.get(part, answer));
  };
  expect(read(['a', 'bb', 'a'])).toEqual([1, 2, 1]);
  expect(read(['a', 'ccc'])).toEqual([1, 3]);
  expect(answer).toHaveBeenCalledTimes(3);
  read(['bb']);
  expect(answer).toHaveBeenCalledTimes(4);
});
