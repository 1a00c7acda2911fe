/** The list of files that the build puts in front of the worker (tools/federation, worker-file.ts). */
export interface Precache {
  /** Differs for each build. */
  readonly version: string;
  /** Addresses of the pages made at build time. */
  readonly pages: readonly string[];
  /** Addresses of the files they and `app.html` need. */
  readonly files: readonly string[];
}

interface Extendable {
  waitUntil(promise: Promise<unknown>): void;
}

/** The tabs of this site, and the way to open one. */
export interface Windows {
  /** The one used last comes first. */
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }): Promise<readonly { focus(): Promise<unknown>; postMessage(data: unknown): void }[]>;
  openWindow(address: string): Promise<unknown>;
}

/** The part of a service worker's global scope that is used here; the project's types are those of a page. */
export interface WorkerScope {
  readonly nafas: Precache;
  readonly location: Location;
  readonly clients: Windows & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (
      event: Extendable & {
        readonly request: Request;
        respondWith(response: Promise<Response>): void;
      },
    ) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (event: Extendable & { readonly data: unknown }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (
      event: Extendable & {
        readonly notification: { readonly data: unknown; close(): void };
      },
    ) => void,
  ): void;
}
