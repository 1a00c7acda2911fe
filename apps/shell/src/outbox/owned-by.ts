import type { OutboxWrite } from '@nafas/platform';

/**
 * The write with its owner in the row. While one user signs out and the next signs in, the client may already carry
 * the next one's token; with `user_id` named, row-level security refuses the row instead of giving it to them.
 * Throws when the row names somebody else.
 */
export function ownedBy(userId: string, write: OutboxWrite): OutboxWrite {
  const named = write.row['user_id'];
  if (named !== undefined && named !== userId) throw new TypeError('This row is of another user.');
  return { ...write, row: { ...write.row, user_id: userId } };
}
