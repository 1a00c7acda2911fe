import { createStore, readOnly, type ActionArgument, type Store } from '@nafas/platform';

export interface RequestedAction {
  readonly id: string;
  readonly argument: ActionArgument | undefined;
  /** Differs for each request: opening the same action again after a failure mounts it anew. */
  readonly key: number;
}

export interface Actions {
  /** The action that is open, if any. One at a time: an action is a dialog. */
  readonly requested: Store<RequestedAction | null>;
  /** Opens an action by its full id `<app>.<action>`. What has focus now gets it back when the action closes. */
  open(id: string, argument?: ActionArgument): void;
  close(): void;
}

export function createActions(): Actions {
  const requested = createStore<RequestedAction | null>(null);
  let nextKey = 0;
  return {
    requested: readOnly(requested),
    open(id, argument) {
      nextKey += 1;
      requested.set({ id, argument, key: nextKey });
    },
    close: () => requested.set(null),
  };
}
