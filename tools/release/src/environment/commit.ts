import { Buffer } from 'node:buffer';
import type { Descriptor } from '@nafas/federation/descriptor';
import { composeTexts, TEXT_LANGUAGES } from '@nafas/registry';
import { withoutConflict } from '../place/place.ts';
import { composeFrom, readLive } from './compose.ts';
import { toBytes, type Environment } from './environment.ts';
import { readHistory, withLine, type Change, type HistoryLine } from './history.ts';
import { isSigned, readSignatures, withSignature, type SigningKey } from './sign.ts';

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/**
 * Makes a change to what is live: writes its line, then the registry the history leads to. The line is what decides;
 * should this process end between the two, whoever comes next writes the registry.
 * @param decide is asked again with the newest lines whenever somebody else wrote meanwhile.
 * @throws what `decide` throws, and PlaceConflict when others never stopped writing.
 */
export async function commit(
  environment: Environment,
  decide: (lines: readonly HistoryLine[]) => Change,
  key: SigningKey | null,
): Promise<HistoryLine> {
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
 * Brings the registry with its texts, and with a key their signatures, to what the history says. Says whether anything
 * was behind.
 */
export async function refresh(environment: Environment, key: SigningKey | null): Promise<boolean> {
  // Before the registry, so that a feature is never there without its names.
  const wasBehind = await refreshTexts(environment, key);
  return (await refreshRegistry(environment, key)) || wasBehind;
}

async function refreshTexts(environment: Environment, key: SigningKey | null): Promise<boolean> {
  // Builds never change, so the languages share what was read of them.
  const byHistory = new Map<string, readonly Descriptor[]>();
  let wasBehind = false;
  for (const language of TEXT_LANGUAGES) {
    const document = environment.paths.texts(language);
    const wasOne = await refreshDocument(environment, key, {
      document,
      signature: `${document}.sig`,
      compose: async (history) => {
        const live = byHistory.get(history) ?? (await readLive(environment, history));
        byHistory.set(history, live);
        return composeTexts(live, language);
      },
    });
    wasBehind ||= wasOne;
  }
  return wasBehind;
}

const refreshRegistry = (environment: Environment, key: SigningKey | null): Promise<boolean> =>
  refreshDocument(environment, key, {
    document: environment.paths.registry,
    signature: environment.paths.signature,
    compose: (history) => composeFrom(environment, history),
  });

interface Composed {
  readonly document: string;
  readonly signature: string;
  compose(history: string): Promise<unknown>;
}

async function refreshDocument(
  environment: Environment,
  key: SigningKey | null,
  { document, signature, compose }: Composed,
): Promise<boolean> {
  const { place, paths } = environment;
  return withoutConflict(async () => {
    // The document is read before the history: one written after this reading makes the write below fail.
    const stored = await place.read(document);
    const history = decode((await place.read(paths.history))?.bytes);
    const wanted = toBytes(await compose(history));
    const isCurrent = stored !== null && Buffer.from(stored.bytes).equals(wanted);
    const signed = key ? await sign(environment, wanted, key, signature) : false;
    if (isCurrent) return signed;
    await place.write(document, wanted, stored ? { unchanged: stored.tag } : 'absent');
    return true;
  });
}

/** Signs before the document is written, so that none is ever there without its signature. */
async function sign(
  { place }: Environment,
  document: Uint8Array,
  key: SigningKey,
  path: string,
): Promise<boolean> {
  return withoutConflict(async () => {
    const stored = await place.read(path);
    const known = readSignatures(stored ? decode(stored.bytes) : null);
    if (isSigned(known, document, key)) return false;
    const bytes = toBytes(await withSignature(known, document, key));
    await place.write(path, bytes, stored ? { unchanged: stored.tag } : 'absent');
    return true;
  });
}
