import { Buffer } from 'node:buffer';
import type { Descriptor } from '@nafas/federation/descriptor';
import { composeTexts, TEXT_LANGUAGES } from '@nafas/registry';
import { withoutConflict } from '../place/place.ts';
import { composeFrom, readLive } from './compose.ts';
import { toBytes, type Environment } from './environment.ts';
import { readHistory, withLine, type Change, type HistoryLine } from './history.ts';
import { Refusal } from '../refusal.ts';
import { withSerial } from './serial.ts';
import { isSigned, keyId, readSignatures, withSignature, type SigningKey } from './sign.ts';

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/**
 * Makes a change to what is live: writes its line, then the registry the history leads to. The line is what decides;
 * should this process end between the two, whoever comes next writes the registry.
 * @param decide is asked again with the newest lines whenever somebody else wrote meanwhile.
 * @throws what `decide` throws, PlaceConflict when others never stopped writing, and Refusal when registries are signed here
 *   and `key` is none of theirs.
 */
export async function commit(
  environment: Environment,
  decide: (lines: readonly HistoryLine[]) => Change,
  key: SigningKey | null,
): Promise<HistoryLine> {
  requireKey(environment, key);
  const { place, paths } = environment;
  const line = await withoutConflict(async () => {
    const stored = await place.read(paths.history);
    const before = decode(stored?.bytes);
    const after = withLine(before, decide(readHistory(before)), new Date());
    const condition = stored ? { unchanged: stored.tag } : 'absent';
    await place.write(paths.history, new TextEncoder().encode(after), condition);
    return readHistory(after).at(-1) as HistoryLine;
  });
  await refresh(environment, key);
  return line;
}

/**
 * Writes the registry of an environment again and signs it: with a higher serial, so that every device takes it in place of
 * what it has seen. Nothing goes live by that.
 * @throws Refusal when `key` is none that browsers know.
 */
export async function signAnew(environment: Environment, key: SigningKey): Promise<void> {
  requireKey(environment, key);
  await refresh(environment, key, { isAnew: true });
}

/**
 * Browsers that know keys take no registry without a signature by one of them: they would stay with the bad version.
 * @throws Refusal when registries are signed here and `key` is none of theirs.
 */
export function requireKey({ name, config }: Environment, key: SigningKey | null): void {
  const { registryKeys = [] } = config;
  if (registryKeys.length === 0 || registryKeys.some((each) => keyId(each) === key?.id)) return;
  throw new Refusal(
    `The registries of ${name} are signed, and no key of theirs is here (NAFAS_SIGNING_KEY).`,
  );
}

/** Brings the registry with its texts, and with a key their signatures, to what the history says. */
async function refresh(
  environment: Environment,
  key: SigningKey | null,
  { isAnew = false } = {},
): Promise<void> {
  // Before the registry, so that a feature is never there without its names.
  await refreshTexts(environment, key);
  await refreshDocument(environment, key, {
    document: environment.paths.registry,
    signature: environment.paths.signature,
    compose: async (history, stored) =>
      withSerial(await composeFrom(environment, history), { stored, isAnew }),
  });
}

async function refreshTexts(environment: Environment, key: SigningKey | null): Promise<void> {
  // Builds never change, so the languages share what was read of them.
  const byHistory = new Map<string, readonly Descriptor[]>();
  for (const language of TEXT_LANGUAGES) {
    const document = environment.paths.texts(language);
    await refreshDocument(environment, key, {
      document,
      signature: `${document}.sig`,
      compose: async (history) => {
        const live = byHistory.get(history) ?? (await readLive(environment, history));
        byHistory.set(history, live);
        return composeTexts(live, language);
      },
    });
  }
}

interface Composed {
  readonly document: string;
  readonly signature: string;
  /** @param stored the document as it is stored now. */
  compose(history: string, stored: Uint8Array | undefined): Promise<unknown>;
}

async function refreshDocument(
  environment: Environment,
  key: SigningKey | null,
  { document, signature, compose }: Composed,
): Promise<void> {
  const { place, paths } = environment;
  await withoutConflict(async () => {
    // The document is read before the history: one written after this reading makes the write below fail.
    const stored = await place.read(document);
    const history = decode((await place.read(paths.history))?.bytes);
    const wanted = toBytes(await compose(history, stored?.bytes));
    if (key) await sign(environment, wanted, key, signature);
    if (stored && Buffer.from(stored.bytes).equals(wanted)) return;
    await place.write(document, wanted, stored ? { unchanged: stored.tag } : 'absent');
  });
}

/** Signs before the document is written, so that none is ever there without its signature. */
async function sign(
  { place }: Environment,
  document: Uint8Array,
  key: SigningKey,
  path: string,
): Promise<void> {
  await withoutConflict(async () => {
    const stored = await place.read(path);
    const known = readSignatures(stored ? decode(stored.bytes) : null);
    if (isSigned(known, document, key)) return;
    const bytes = toBytes(await withSignature(known, document, key));
    await place.write(path, bytes, stored ? { unchanged: stored.tag } : 'absent');
  });
}
