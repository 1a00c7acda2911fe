/** The part of a half-filled form that is kept while the person reads the terms: never a password. */
export interface RegisterDraft {
  readonly name: string;
  readonly email: string;
  readonly terms: boolean;
}

const KEY = 'nafas.auth.register-draft.v1';
const EMPTY: RegisterDraft = { name: '', email: '', terms: false };

function isDraft(value: unknown): value is RegisterDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { name, email, terms } = value as Partial<Record<keyof RegisterDraft, unknown>>;
  return typeof name === 'string' && typeof email === 'string' && typeof terms === 'boolean';
}

/** The draft of this tab; an empty one when there is none, it can't be read or has another shape. */
export function readDraft(): RegisterDraft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(value) ? value : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps the draft for this tab. Where storage is refused or full, the form works without one. */
export function keepDraft({ name, email, terms }: RegisterDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, email, terms }));
  } catch {
    // A draft is a convenience.
  }
}

/** Forgets the draft: the account exists, or somebody signed in on this tab. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A storage that can't be written holds no draft.
  }
}
