const SECONDS = 4;
/** Keeps a running sum near zero: white noise becomes the lower, softer brown. */
const LEAK = 0.02;
const LOUDNESS = 3.5;
const LOWPASS_HERTZ = 480;

/** Starts soft noise like distant water, computed once and looped. */
export function createNoise(context: AudioContext, into: AudioNode, share: number) {
  const length = SECONDS * context.sampleRate;
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let sum = 0;
  for (let index = 0; index < length; index += 1) {
    sum = (sum + LEAK * (Math.random() * 2 - 1)) / (1 + LEAK);
    samples[index] = sum * LOUDNESS;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = LOWPASS_HERTZ;
  const gain = context.createGain();
  gain.gain.value = share;
  source.connect(filter).connect(gain).connect(into);
  source.start();
  return {
    stop() {
      source.stop();
      gain.disconnect();
    },
  };
}
