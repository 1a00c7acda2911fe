import type { Registry } from '@nafas/platform/registry';

interface SerialOptions {
  /** The bytes of the registry that is stored. */
  readonly stored: Uint8Array | undefined;
  /** Whether it gets a higher serial although it says the same. */
  readonly isAnew?: boolean;
}

/**
 * A registry with its serial: that of the stored one when both say the same, else a higher one. It is the time in ms, so that
 * it is higher than any before even where the place is new or was restored from a backup; and one more than the stored one
 * where clocks differ.
 */
export function withSerial(
  { schema, microFrontends }: Registry,
  { stored, isAnew = false }: SerialOptions,
): Registry {
  const before = readStored(stored);
  const known = before.serial ?? 0;
  const isSame =
    known > 0 && JSON.stringify(before.microFrontends) === JSON.stringify(microFrontends);
  const serial = isSame && !isAnew ? known : Math.max(Date.now(), known + 1);
  return { schema, serial, microFrontends };
}

/** What is stored; what somebody broke by hand is as good as none, and is written anew. */
function readStored(stored: Uint8Array | undefined): Partial<Registry> {
  try {
    return JSON.parse(new TextDecoder().decode(stored)) as Partial<Registry>;
  } catch {
    return {};
  }
}
