/** The server can't do what was asked, and says why in a sentence for whoever operates. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

/** Whether an error is {@link ReleaseRefused}. By name: each app bundles a copy of the class. */
export function isReleaseRefused(error: unknown): error is ReleaseRefused {
  return error instanceof Error && error.name === 'ReleaseRefused';
}
