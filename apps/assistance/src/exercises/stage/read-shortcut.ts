type Shortcut = 'pause' | 'captions' | 'louder' | 'quieter';

interface Pressed {
  readonly code: string;
  readonly target: EventTarget | null;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** By the place on the keyboard: an Arabic one has other letters there. */
const KEYS: Partial<Record<string, Shortcut>> = {
  Space: 'pause',
  KeyC: 'captions',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
};

/** What a key does in the player. A control that has the focus keeps the keys that it answers to itself. */
export function readShortcut({ code, target, altKey, ctrlKey, metaKey }: Pressed): Shortcut | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (target instanceof HTMLInputElement && code !== 'KeyC') return null;
  const isControl = target instanceof HTMLElement && target.closest('button, a') !== null;
  if (isControl && code === 'Space') return null;
  return KEYS[code] ?? null;
}
