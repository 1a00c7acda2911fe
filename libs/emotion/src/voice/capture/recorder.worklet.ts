import { BlockCutter, RECORDER_PROCESSOR, type SoundBlock } from './block.ts';

// The scope of a worklet is not in TypeScript's DOM library.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/** Entry of the audio worklet: passes the first channel on in blocks until it is told to stop. */
class Recorder extends AudioWorkletProcessor {
  readonly #cutter = new BlockCutter();
  #running = true;

  constructor() {
    super();
    this.port.onmessage = () => {
      this.#running = false;
      this.#cutter.flush(this.#send);
      this.port.postMessage('done');
    };
  }

  readonly #send = (block: SoundBlock): void => {
    this.port.postMessage(block, [block.samples.buffer]);
  };

  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    const channel = inputs[0]?.[0];
    if (this.#running && channel) this.#cutter.push(channel, this.#send);
    return this.#running;
  }
}

registerProcessor(RECORDER_PROCESSOR, Recorder);
