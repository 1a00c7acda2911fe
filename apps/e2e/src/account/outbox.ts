import type { Page } from '@playwright/test';

/** Keeps a write of a person in the outbox of this browser, as one that has not been sent yet. */
export function keepWrite(page: Page, userId: string): Promise<void> {
  return page.evaluate(
    (owner) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('nafas-outbox');
        opening.onerror = () => reject(new Error('the outbox was not opened'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('entries', 'readwrite');
          transaction.objectStore('entries').put({
            operationId: `kept for ${owner}`,
            userId: owner,
            createdAt: Date.now(),
            write: { table: 'goals', row: { id: owner }, topic: 'goals' },
          });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    userId,
  );
}

/** Whose writes are left in the outbox of this browser. */
export function writesLeft(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('nafas-outbox');
        opening.onerror = () => reject(new Error('the outbox was not opened'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve((all.result as { userId: string }[]).map((one) => one.userId));
          };
        };
      }),
  );
}
