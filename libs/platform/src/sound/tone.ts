/** The loudest that the tone ever is, of 1: soft also at full volume. */
const LOUDEST = 0.2;
const SECONDS = 0.9;
/** A fifth, the upper one later and quieter. */
const VOICES = [
  { hertz: 523.25, startsAt: 0, share: 1 },
  { hertz: 783.99, startsAt: 0.12, share: 0.6 },
] as const;

/** The peak of the tone at a volume of 0 to 100: squared, since ears hear half the amplitude as more than half. */
export function getPeak(volume: number): number {
  const share = Math.min(100, Math.max(0, volume)) / 100;
  return LOUDEST * share * share;
}

/**
 * Plays one short soft tone, made here: there is no file to load.
 * @param volume 0 to 100; at 0 nothing is opened.
 * @returns whether it sounded: a browser may hold sound back until something was pressed.
 */
export async function playTone(volume: number): Promise<boolean> {
  if (volume <= 0 || !('AudioContext' in globalThis)) return false;
  const context = new AudioContext();
  try {
    if (!(await isRunning(context))) return false;
    const voices = VOICES.map((voice) => startVoice(context, voice, getPeak(volume)));
    await Promise.all(voices);
    return true;
  } finally {
    await context.close();
  }
}

/** Without a press before it, `resume` waits for one; the tone must not sound minutes late. */
async function isRunning(context: AudioContext): Promise<boolean> {
  // It changes by itself, which the compiler can't know of a property.
  const isOn = () => context.state === 'running';
  if (isOn()) return true;
  const held = new Promise<void>((resolve) => setTimeout(resolve, 300));
  await Promise.race([context.resume().catch(() => undefined), held]);
  return isOn();
}

function startVoice(
  context: AudioContext,
  { hertz, startsAt, share }: (typeof VOICES)[number],
  peak: number,
): Promise<void> {
  const at = context.currentTime + startsAt;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak * share, at + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + SECONDS - startsAt);
  gain.connect(context.destination);
  const voice = context.createOscillator();
  voice.frequency.value = hertz;
  voice.connect(gain);
  const ended = new Promise<void>((resolve) => (voice.onended = () => resolve()));
  voice.start(at);
  voice.stop(at + SECONDS - startsAt);
  return ended;
}
