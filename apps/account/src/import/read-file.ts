import type { ImportOptions, ImportPreview, RefusalCode } from '@nafas/portability';

/** Why a file does not come in, as a whole. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly code: RefusedCode;

  constructor(code: RefusedCode) {
    super(code);
    this.code = code;
  }
}

type RefusedCode = RefusalCode | 'unreadable';

/** The bytes of a chosen file. Rejects with FileRefused; one that is too large is not even read. */
export async function readBytes(file: File): Promise<Uint8Array> {
  const { MAX_FILE_BYTES } = await import('@nafas/portability');
  if (file.size > MAX_FILE_BYTES) throw new FileRefused('too-large');
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // It was moved or changed since it was chosen.
    throw new FileRefused('unreadable');
  }
}

/** All there is to see of a file, on this device. Rejects with FileRefused. */
export async function readPreview(
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportPreview> {
  const { ImportRefused, readImport } = await import('@nafas/portability');
  try {
    return await readImport(bytes, options);
  } catch (error) {
    if (error instanceof ImportRefused) throw new FileRefused(error.code);
    throw error;
  }
}
