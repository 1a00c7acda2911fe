import { createStore } from '@nafas/platform';

export interface RequestedAction {
  readonly id: string;
  /** Differs for each request: opening the same action again after a failure mounts it anew. */
  readonly key: number;
}

let nextKey = 0;

/** The action that is open, if any. One at a time: an action is a dialog. */
export const requestedAction = createStore<RequestedAction | null>(null);

/** Opens an action by its full id `<app>.<action>`. What has focus now gets it back when the action closes. */
export function openAction(id: string): void {
  nextKey += 1;
  requestedAction.set({ id, key: nextKey });
}

export function closeAction(): void {
  requestedAction.set(null);
}
