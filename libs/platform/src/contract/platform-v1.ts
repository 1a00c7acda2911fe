import type { AuthV1, BackendV1 } from './backend.ts';
import type { GenericTexts } from './generic-texts.ts';
import type { EnqueueResult, OutboxWrite } from './outbox.ts';
import type { Scope, Session } from './session.ts';
import type { Store } from './store.ts';
import type { Connectivity, Language, PlatformLocation, Theme } from './values.ts';

/**
 * The contract's version: features ask for `^1.0` and are refused by name when it is not met.
 * 1.1: second factors in `auth`. 1.2: `links` and `search` of a feature, for the command palette. 1.3: `generic`, and the
 * `error` of a notice.
 */
export const PLATFORM_VERSION = '1.3.0';

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A short message that says what just happened; it leaves after eight seconds. */
export interface Notice {
  readonly kind: 'done' | 'failed';
  readonly message: string;
  readonly action?: { readonly label: string; run(): void };
  /** What it failed with: the host says under the message what kind of failure that is, where it can tell. Since 1.3. */
  readonly error?: unknown;
}

/** The one prop every feature app gets, stable for the life of its scope. There are no globals beside it. */
export interface PlatformV1 {
  readonly version: string;
  readonly scope: Scope;
  readonly theme: Store<Theme>;
  readonly language: Store<Language>;
  readonly session: Store<Session>;
  readonly location: Store<PlatformLocation>;
  readonly connectivity: Store<Connectivity>;
  /** Writes of this person that the server does not have yet. What is shown is server rows plus these. */
  readonly pending: Store<readonly OutboxWrite[]>;

  /** The Supabase client's narrow face; loaded at the first call. Rejects in demo mode. */
  backend(): Promise<BackendV1>;
  /** Sign-in and sign-out; loaded at the first call. */
  auth(): Promise<AuthV1>;

  setTheme(theme: Theme): void;
  setLanguage(language: Language): void;
  navigate(to: string | number, options?: NavigateOptions): void;
  createHref(to: string): string;
  notify(notice: Notice): void;
  /**
   * What all of the product says the same way, in one language; an app's own texts have it as the namespace `generic`.
   * Loaded at the first call. Since 1.3.
   */
  generic?(language: Language): Promise<GenericTexts>;
  /** Opens an action of any feature, e.g. `analysis.new`. An unknown id is reported and answered with a notice. */
  open(actionId: string): void;
  /** Tells every feature that data of this topic changed. */
  invalidate(topic: string): void;
  /** Listens to {@link PlatformV1.invalidate}; ends with the scope or when the returned function is called. */
  onInvalidate(topic: string, listener: () => void): () => void;
  enqueue(write: OutboxWrite): Promise<EnqueueResult>;
  /** Starts a worker from another origin: fetched with its sha384 integrity, run from a blob. */
  startWorker(url: string, integrity: string): Promise<Worker>;
  /** Reports an error by code and place, never with text a person wrote. */
  report(error: unknown, context?: { readonly phase?: string }): void;
}
