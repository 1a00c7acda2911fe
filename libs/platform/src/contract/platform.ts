import type { ActionArgument } from './action-argument.ts';
import type { AuthV1 } from './auth.ts';
import type { BackendV1 } from './backend.ts';
import type { GenericTexts } from './generic-texts.ts';
import type { ConflictChoice, EnqueueResult, OutboxConflict, OutboxWrite } from './outbox.ts';
import type { Scope, Session } from './session.ts';
import type { Store } from './store.ts';
import type { Connectivity, Language, PlatformLocation, Theme } from './values.ts';

/** How {@link PlatformV1.navigate} goes to an address; a step in the history (a number) takes no options. */
export interface NavigateOptions {
  /** Whether the entry of now in the history is replaced, so that Back skips it. Default: false. */
  readonly replace?: boolean;
  /** Kept with the entry in the history and read from {@link PlatformLocation.state}: whatever can be cloned. */
  readonly state?: unknown;
}

/** A short message that says what just happened; it leaves after eight seconds. */
export interface Notice {
  readonly kind: 'done' | 'failed';
  readonly message: string;
  readonly action?: { readonly label: string; run(): void };
  /** The error behind it: the host shows its kind under the message, where that is known. Since 1.3. */
  readonly error?: unknown;
}

/** The one prop every feature app gets, stable for the life of its scope. There are no globals beside it. */
export interface PlatformV1 {
  /** The contract that the host keeps: `PLATFORM_VERSION` of its build, e.g. `2.10.0`. */
  readonly version: string;
  readonly scope: Scope;
  readonly theme: Store<Theme>;
  readonly language: Store<Language>;
  /** The country whose helplines are shown, as chosen once on this device or account; null until then. Since 2.1. */
  readonly country: Store<string | null>;
  /** The languages that may be chosen here. Since 2.0. */
  readonly languages: readonly Language[];
  readonly session: Store<Session>;
  readonly location: Store<PlatformLocation>;
  readonly connectivity: Store<Connectivity>;
  /** Writes of this person that the server does not have yet, in order. What is shown is server rows plus these. */
  readonly pending: Store<readonly OutboxWrite[]>;
  /** Writes of this person that met another version of their row, until the person has chosen. Since 2.0. */
  readonly conflicts: Store<readonly OutboxConflict[]>;

  /** The backend client's narrow face; loaded at the first call. Rejects in demo mode. */
  backend(): Promise<BackendV1>;
  /** Sign-in and sign-out; loaded at the first call. */
  auth(): Promise<AuthV1>;

  /** Changes the theme on this device, and in the account of a signed-in person. */
  setTheme(theme: Theme): void;
  /** Changes the language to one of {@link PlatformV1.languages}; ignores every other. */
  setLanguage(language: Language): void;
  /** Remembers the country (ISO 3166 code) on this device, and in the account of a signed-in person. Since 2.1. */
  setCountry(country: string | null): void;
  /** Goes to an address of the product, or so many steps through the history: -1 is back. */
  navigate(to: string | number, options?: NavigateOptions): void;
  /** The `href` for an address of the product: what a link needs to open in a new tab, too. */
  createHref(to: string): string;
  /** Shows a notice above all views; it outlives the view that caused it. */
  notify(notice: Notice): void;
  /**
   * The generic texts of the product in one language; an app's own texts have them as the namespace `generic`.
   * Loaded at the first call. Since 1.3.
   */
  generic(language: Language): Promise<GenericTexts>;
  /**
   * Opens an action of any feature, e.g. `analysis.new-analysis`, with the argument that its feature declares. An id or
   * an argument that nothing takes is reported and answered with a notice. The argument since 2.0.
   */
  open(actionId: string, argument?: ActionArgument): void;
  /** Tells every feature that data of this topic changed. */
  invalidate(topic: string): void;
  /** Listens to {@link PlatformV1.invalidate}; ends with the scope or when the returned function is called. */
  onInvalidate(topic: string, listener: () => void): () => void;
  /**
   * Keeps a write on the device, then waits up to four seconds for the server. Rejects with `OutboxRefused` when the
   * server will never take it, and with `OutboxUnavailable` when neither device nor server has it.
   */
  enqueue(write: OutboxWrite): Promise<EnqueueResult>;
  /** Ends a conflict as the person chose. Rejects when there is none of this id any more. Since 2.0. */
  resolveConflict(id: string, choice: ConflictChoice): Promise<void>;
  /** Starts a worker from another origin: fetched with its sha384 integrity, run from a blob. */
  startWorker(url: string, integrity: string): Promise<Worker>;
  /** Reports an error by code and place, never with text a person wrote. */
  report(error: unknown, context?: { readonly phase?: string }): void;
}
