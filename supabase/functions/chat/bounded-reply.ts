import { findReplyFault } from '@nafas/care/reply';
import type { ReplyPart } from './reply.ts';

// A sentence ends where a space or a line follows its mark.
const LAST_END = /^[^]*[.!?؟…]["”»)]?\s/u;

/**
 * Passes the answer of an AI service on, a whole sentence at a time, once everything so far is within bounds. An answer
 * with a fault does not reach the person: what was passed of it is taken back and `instead` is said.
 */
export async function* boundedReply(
  parts: AsyncGenerator<ReplyPart>,
  instead: () => AsyncGenerator<ReplyPart>,
): AsyncGenerator<ReplyPart> {
  let passed = '';
  let held = '';
  for await (const part of parts) {
    if (part === 'reset') {
      if (passed !== '') yield 'reset';
      passed = '';
      held = '';
      continue;
    }
    held += part.text;
    const ready = LAST_END.exec(held)?.[0] ?? '';
    const fault = findReplyFault(passed + held);
    if (fault !== null) {
      console.warn(`chat reply refused: ${fault}`);
      if (passed !== '') yield 'reset';
      yield* instead();
      return;
    }
    if (ready === '') continue;
    yield { text: ready };
    passed += ready;
    held = held.slice(ready.length);
  }
  if (held !== '') yield { text: held };
}
