/** A failure that the person who starts the backend can act on; the message says how. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
}

/** The system error code (such as ENOSPC) of an unknown failure, if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Turns what the file system says about a data directory into a sentence that helps. */
export function explainDataDirError(dataDir: string, error: unknown): Error {
  if (error instanceof BackendError) return error;
  const options = { cause: error };
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new BackendError(
        `The disk that holds ${dataDir} is full. Free some space (about 100 MB) and start again; nothing that was stored is lost.`,
        options,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackendError(
        `The data directory ${dataDir} can't be written. Give this user write access, or set NAFAS_DATA_DIR to another directory.`,
        options,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new BackendError(
        `${dataDir} can't be used as the data directory: a file stands where a directory is needed. Set NAFAS_DATA_DIR to another path.`,
        options,
      );
    default:
      return error instanceof Error ? error : new Error(String(error), options);
  }
}
