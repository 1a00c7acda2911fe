const KEY = 'nafas.overrides.v1';

/** App name as in the registry to the address of the `feature.json` that takes its place. */
export type StoredOverrides = Readonly<Record<string, string>>;

const APP = /^nafas\/[a-z][a-z0-9-]*$/;

/** Whether this may be written down at all; whether it may be loaded is for the configuration to say. */
export function isOverride(app: string, url: unknown): url is string {
  return APP.test(app) && typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url);
}

/** The overrides of this browser. What is not one is passed over. */
export function readOverrides(): StoredOverrides {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => isOverride(...entry)),
    );
  } catch {
    return {};
  }
}

/** Keeps overrides beside those there are. */
export function addOverrides(more: StoredOverrides): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readOverrides(), ...more }));
  } catch {
    // Without storage there are no overrides.
  }
}

/** Back to what the registry says. */
export function clearOverrides(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing could have been kept either.
  }
}
