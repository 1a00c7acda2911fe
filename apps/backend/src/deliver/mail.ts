export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The same at each attempt, so that a mailbox can drop one that came twice. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where the links of mails lead. */
export interface MailPlaces {
  /** The product, such as https://nafas.example. */
  readonly site: string;
  /** The backend, such as https://abc.supabase.co. */
  readonly backend: string;
}
