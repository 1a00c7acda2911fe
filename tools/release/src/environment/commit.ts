import { Buffer } from 'node:buffer';
import { withoutConflict } from '../place/place.ts';
import { composeFrom } from './compose.ts';
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

/** Brings the registry, and with a key its signature, to what the history says. Says whether anything was behind. */
export async function refresh(environment: Environment, key: SigningKey | null): Promise<boolean> {
  const { place, paths } = environment;
  return withoutConflict(async () => {
    // The registry is read before the history: one written after this reading makes the write below fail.
    const stored = await place.read(paths.registry);
    const history = decode((await place.read(paths.history))?.bytes);
    const wanted = toBytes(await composeFrom(environment, history));
    const isCurrent = stored !== null && Buffer.from(stored.bytes).equals(wanted);
    const signed = key ? await sign(environment, wanted, key) : false;
    if (isCurrent) return signed;
    await place.write(paths.registry, wanted, stored ? { unchanged: stored.tag } : 'absent');
    return true;
  });
}

/** Signs before the registry is written, so that none is ever there without its signature. */
async function sign(
  { place, paths }: Environment,
  registry: Uint8Array,
  key: SigningKey,
): Promise<boolean> {
  return withoutConflict(async () => {
    const stored = await place.read(paths.signature);
    const known = readSignatures(stored ? decode(stored.bytes) : null);
    if (isSigned(known, registry, key)) return false;
    const bytes = toBytes(await withSignature(known, registry, key));
    await place.write(paths.signature, bytes, stored ? { unchanged: stored.tag } : 'absent');
    return true;
  });
}
