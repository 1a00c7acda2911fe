/** An element as a person can act on it, by each engine's driver. */
export interface Handle {
  /** A real press of the pointer. */
  click(): Promise<void>;
  /** Puts the focus on it and types real keys, one after the other. */
  type(text: string): Promise<void>;
  /** The same with named keys: `Home`, `ArrowUp`, `Enter`. */
  keys(...names: readonly Key[]): Promise<void>;
}

export type Key = 'Home' | 'ArrowUp' | 'Enter' | 'Escape';

/** One window of one browser, driven from outside. */
export interface Driver {
  /** Name and version of the browser. */
  readonly browser: string;
  /** Errors and warnings of the page since its start, where the engine tells of them. */
  readonly complaints: readonly string[];
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  address(): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function body in the page, `arguments` being `args`; gives back what can be written as JSON. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>;
  /** The same for a body that gives back an element or null. */
  find(body: string, ...args: readonly unknown[]): Promise<Handle | null>;
  /** A PNG of what is on screen. */
  picture(path: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser that is installed on this machine. */
export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  start(): Promise<Driver>;
}
