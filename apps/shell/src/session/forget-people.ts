/** A key of ours that names somebody by id, such as nafas.voice-baseline.v1.<id>. */
const PERSONAL = /^nafas\..*[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/**
 * Takes away what features keep on this device for one person: whoever does so names the person's id in the key. Called
 * when nobody is signed in any more, or somebody else is, so that the next one at this device finds nothing of the one
 * before. Names with an id of `kept` stay.
 */
export function forgetPeople(kept: readonly string[] = []): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (isPast(key, kept)) storage.removeItem(key);
    }
  }
}

/** The same for databases: once whoever has one open has closed it, as the end of their scope tells them to. */
export async function forgetDatabases(kept: readonly string[] = []): Promise<void> {
  // Missing outside secure contexts and where the device keeps nothing.
  const factory = globalThis.indexedDB as IDBFactory | undefined;
  if (factory?.databases === undefined) return;
  for (const { name = '' } of await factory.databases()) {
    if (isPast(name, kept)) factory.deleteDatabase(name);
  }
}

function isPast(name: string, kept: readonly string[]): boolean {
  return PERSONAL.test(name) && !kept.some((id) => name.includes(id));
}
