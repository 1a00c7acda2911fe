/** A time limit that starts anew with every sign of life. */
export class Silence {
  /** Aborted when the silence lasted too long, or with `outer`. */
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  readonly #milliseconds: number;
  #timer: ReturnType<typeof setTimeout>;

  constructor(milliseconds: number, outer: AbortSignal) {
    this.#milliseconds = milliseconds;
    this.signal = AbortSignal.any([this.#controller.signal, outer]);
    this.#timer = this.#start();
  }

  broken(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#start();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #start() {
    return setTimeout(() => this.#controller.abort(), this.#milliseconds);
  }
}
