import { vi } from 'vitest';

interface Gain {
  value: number;
  readonly targets: number[];
}

/** As much of Web Audio as the exercises use; what it was told is kept. */
export function fakeAudio() {
  const gains: Gain[] = [];
  const voices: { from: number; to: number }[] = [];
  const sources: { isLooped: boolean; isStopped: boolean }[] = [];
  const contexts: FakeContext[] = [];
  const node = { connect: (next: unknown) => next, disconnect: () => undefined };

  class FakeContext {
    readonly calls: string[] = [];
    state = 'running';
    currentTime = 0;
    sampleRate = 100;
    destination = {};
    onstatechange = () => undefined;
    constructor() {
      contexts.push(this);
    }
    become(state: string) {
      this.state = state;
      this.onstatechange();
    }
    called(name: string) {
      this.calls.push(name);
      return Promise.resolve();
    }
    resume = () => this.called('resume');
    suspend = () => this.called('suspend');
    close = () => this.called('close');
    createGain() {
      const gain = {
        value: 1,
        targets: [] as number[],
        setTargetAtTime: (value: number) => void gain.targets.push(value),
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
      };
      gains.push(gain);
      return { ...node, gain };
    }
    createOscillator() {
      const voice = { from: 0, to: 0 };
      voices.push(voice);
      const frequency = {
        setValueAtTime: (value: number) => void (voice.from = value),
        linearRampToValueAtTime: (value: number) => void (voice.to = value),
      };
      return { ...node, frequency, start: () => undefined, stop: () => undefined };
    }
    createBuffer(_channels: number, length: number) {
      return { getChannelData: () => new Float32Array(length) };
    }
    createBufferSource() {
      const source = { isLooped: false, isStopped: false };
      sources.push(source);
      return {
        ...node,
        set loop(isLooped: boolean) {
          source.isLooped = isLooped;
        },
        start: () => undefined,
        stop: () => void (source.isStopped = true),
      };
    }
    createBiquadFilter() {
      return { ...node, type: '', frequency: { value: 0 } };
    }
  }
  vi.stubGlobal('AudioContext', FakeContext);
  const context = () => {
    const [opened] = contexts;
    if (!opened) throw new Error('nothing was opened');
    return opened;
  };
  return { gains, voices, sources, contexts, context };
}
