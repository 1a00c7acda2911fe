/** What is to be pushed to one device, as the database leases it (`lease_pushes`). */
export interface Push {
  readonly id: string;
  readonly attempt: number;
  readonly endpoint: string;
  /** The browser's public key and secret, base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** A language tag. */
  readonly language: string;
  readonly notification_id: string;
  readonly type: string;
  readonly kind: string;
  /** The last local date that a weekly report tells of; null for all else. */
  readonly week_to: string | null;
  /** By language; null unless the person chose that the lock screen shows them. */
  readonly titles: Readonly<Record<string, string>> | null;
  readonly messages: Readonly<Record<string, string>> | null;
}

/** What the service worker shows. It travels encrypted: only that browser reads it. */
export interface PushMessage {
  /** Of the delivery: stands for a session when a reminder is put off from the lock screen. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** A notification of the same tag is replaced. */
  readonly tag: string;
  /** The page that it leads to. */
  readonly open: string;
  readonly actions: readonly { readonly action: 'later' | 'not-today'; readonly title: string }[];
}

/** A message and how the push service is to treat it. */
export interface ComposedPush {
  readonly message: PushMessage;
  /** For how many seconds it is worth having. */
  readonly ttl: number;
  /** A message of the same topic that waits is replaced (RFC 8030, 5.4); 32 characters of base64url at most. */
  readonly topic: string;
}
