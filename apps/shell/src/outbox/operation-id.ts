import type { OutboxWrite } from '@nafas/platform';

/** The row that a write is of. */
export function getRowKey({ table, row }: OutboxWrite): string {
  return JSON.stringify([table, row.id]);
}

/** Whether a write changes or removes a row that is there, rather than adding one. */
function isChange(write: OutboxWrite): boolean {
  return write.op === 'update' || write.op === 'delete';
}

/**
 * Names a write of a user. Adding one row twice is one operation. Every change is one of its own, and so is adding a row
 * again that a change still waits for (it comes back after it was removed).
 */
export function getOperationId(
  userId: string,
  write: OutboxWrite,
  pending: readonly OutboxWrite[] = [],
): string {
  const { table, row } = write;
  const key = getRowKey(write);
  const isOne = !isChange(write) && !pending.some((one) => isChange(one) && getRowKey(one) === key);
  return JSON.stringify([userId, table, row.id, ...(isOne ? [] : [crypto.randomUUID()])]);
}

/** The part of an operation's id that the server keeps with the row; none where the row's id tells it. */
export function getMark(operationId: string): string | undefined {
  const parts = JSON.parse(operationId) as readonly string[];
  return parts[3];
}
