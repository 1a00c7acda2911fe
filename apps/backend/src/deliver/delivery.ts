/** What is to be sent to somebody, as the database leases it (`lease_deliveries`): of a notification, or a notice. */
export interface Delivery {
  readonly id: string;
  readonly attempt: number;
  readonly email: string;
  /** A language tag. */
  readonly language: string;
  /** Of a notification. */
  readonly type: string | null;
  /** An announcement's words by language; null for all that stays in the app. */
  readonly titles: Readonly<Record<string, string>> | null;
  readonly messages: Readonly<Record<string, string>> | null;
  /** The last local date that a weekly report tells of; null for all else. */
  readonly week_to: string | null;
  /** Null where there is nothing to unsubscribe from. */
  readonly unsubscribe_token: string | null;
  /** About the account itself: sent whatever the settings say. */
  readonly notice: 'new-device' | 'two-factor-off' | null;
  /** Of a new device, as far as it is known. */
  readonly device: { readonly browser?: string; readonly system?: string } | null;
  /** When it happened. */
  readonly made_at: string;
  readonly time_zone: string;
}
