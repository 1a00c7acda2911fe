/** The page that lists all notifications. As NOTIFICATIONS_PATH of the shell, without what that brings along. */
export const BELL = '/dashboard/notifications';

/** What the server pushes: made by `compose-push.ts` of the backend. */
export interface PushMessage {
  /** Stands for a session when a reminder is put off without a page. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** A notification of the same tag is replaced. */
  readonly tag: string;
  /** The page that it leads to. */
  readonly open: string;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** Reads a pushed message; null for what is none of ours. */
export function readPush(data: { json(): unknown } | null): PushMessage | null {
  try {
    const message = data?.json() as Partial<PushMessage> | null | undefined;
    return typeof message?.title === 'string' ? (message as PushMessage) : null;
  } catch {
    return null;
  }
}
