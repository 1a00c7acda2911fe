/** The list of files that the build puts in front of the worker (tools/federation, worker-file.ts). */
export interface Precache {
  /** Differs for each build. */
  readonly version: string;
  /** Addresses of the pages made at build time, in English. */
  readonly pages: readonly string[];
  /** Addresses of the files they and `app.html` need. */
  readonly files: readonly string[];
  /** The same in each other language: kept by who reads it. */
  readonly languages: Readonly<
    Record<string, { readonly pages: readonly string[]; readonly files: readonly string[] }>
  >;
}

interface Extendable {
  waitUntil(promise: Promise<unknown>): void;
}

/** A request, and, where it is for a page, what the browser does about it. */
export interface Navigation extends Extendable {
  readonly request: Request;
  /** The tab that a page is opened in; empty for all else. */
  readonly resultingClientId: string;
}

/** A tab of this site. */
export interface Tab {
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(data: unknown, transfer?: Transferable[]): void;
}

/** A page that has sent a message. */
export interface Asker extends Pick<Tab, 'postMessage'> {
  /** That of its tab: `resultingClientId` of the request that opened it. */
  readonly id: string;
}

/** The tabs of this site, and the way to open one. */
export interface Windows {
  /** The one used last comes first. */
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }): Promise<readonly Tab[]>;
  openWindow(address: string): Promise<unknown>;
}

/** What a push needs of the worker's scope. */
export interface PushScope {
  readonly clients: Pick<Windows, 'matchAll'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'pushManager'> & {
    // The project's types lack what only workers may show.
    showNotification(
      title: string,
      options: NotificationOptions & {
        readonly actions?: readonly { readonly action: string; readonly title: string }[];
      },
    ): Promise<void>;
  };
}

/** The part of a service worker's global scope that is used here; the project's types are those of a page. */
export interface WorkerScope {
  readonly nafas: Precache;
  readonly location: Location;
  readonly clients: Windows & { claim(): Promise<void> };
  readonly registration: PushScope['registration'] & {
    /** Not in every browser. */
    readonly navigationPreload?: { disable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (event: Navigation & { respondWith(response: Promise<Response>): void }) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (
      event: Extendable & { readonly data: unknown; readonly source: Asker | null },
    ) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (
      event: Extendable & {
        /** Empty for the notification itself. */
        readonly action: string;
        readonly notification: { readonly data: unknown; close(): void };
      },
    ) => void,
  ): void;
  addEventListener(
    type: 'push',
    listener: (event: Extendable & { readonly data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    type: 'pushsubscriptionchange',
    listener: (event: Extendable & { readonly newSubscription?: PushSubscription | null }) => void,
  ): void;
}
