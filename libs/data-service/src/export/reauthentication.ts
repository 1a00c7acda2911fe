/** The session is good, but was begun too long ago for what can't be taken back: sign in once more, and call again. */
export class ReauthenticationNeeded extends Error {
  override readonly name = 'ReauthenticationNeeded';

  constructor() {
    super('This needs a sign-in of just now');
  }
}

/** Whether an error is {@link ReauthenticationNeeded}. By name: each app bundles a copy of the class. */
export function isReauthenticationNeeded(error: unknown): error is ReauthenticationNeeded {
  return error instanceof Error && error.name === 'ReauthenticationNeeded';
}
