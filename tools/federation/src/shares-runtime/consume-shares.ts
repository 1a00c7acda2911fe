/** One share as a container asks for it: what the bundler writes down of it, as far as it is read here. */
export interface ConsumedShare {
  readonly shareScope: string;
  readonly shareKey: string;
  /** `*`, or what `shareRange` makes: a caret before three numbers. */
  readonly requiredVersion: string;
  /** The container's own copy; none where the shell's is taken. */
  readonly fallback?: () => unknown;
}

/** A module, or a promise of it. */
type Factory = () => unknown;

/** The bundler's runtime, as far as shares need it. */
export interface BundlerRuntime {
  readonly consumesLoadingData: {
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, ConsumedShare>>;
  };
  /** Share scopes by name: versions of each share. */
  readonly S: Record<
    string,
    Record<string, Record<string, { get(): unknown; loaded?: unknown }>> | undefined
  >;
  /** Initialises a scope. */
  I(scope: string): unknown;
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly c: Record<string, unknown>;
  readonly f: {
    consumes?: (chunkId: string, promises: unknown[]) => void;
  };
}

/**
 * Installs what loads the shares that a chunk needs, before its modules run. It stands in place of the bundler's own, which
 * reads every range of npm and every setting of a share: 1.7 KB of each remote entry. Ours have two: the shell's only copy,
 * whose range the shell has checked before it runs an entry, and, for what safety hangs on, the newest copy that fits, else
 * the container's own.
 *
 * Its text goes into containers as it is: it uses nothing from outside.
 */
export function consumeShares(runtime: BundlerRuntime): void {
  const known: Record<string, unknown> = {};
  const numbers = (version: string) => version.replace('^', '').split('.').map(Number);
  /** Above zero when `one` is the newer version. */
  const compare = (one: string, other: string): number => {
    const theirs = numbers(other);
    const found = numbers(one).map((number, at) => number - (theirs[at] ?? 0));
    return found.find((difference) => difference !== 0) ?? 0;
  };
  /** Whether a version is of the range's minor version at least, within its major one; below 1.0 within its minor one. */
  const isIn = (range: string, version: string): boolean => {
    const [major, minor] = numbers(range);
    const [itsMajor, itsMinor] = numbers(version);
    return (
      range === '*' ||
      (compare(version, range) >= 0 && itsMajor === major && (major !== 0 || itsMinor === minor))
    );
  };
  const find = ({ shareScope, shareKey, requiredVersion, fallback }: ConsumedShare) => {
    const versions = runtime.S[shareScope]?.[shareKey] ?? {};
    const [newest] = Object.keys(versions)
      .filter((version) => isIn(requiredVersion, version))
      .sort((one, other) => compare(other, one));
    const entry = newest === undefined ? undefined : versions[newest];
    if (entry) {
      entry.loaded = 1;
      return entry.get();
    }
    if (fallback) return fallback();
    throw new Error(`Shared module ${shareKey} doesn't exist in shared scope ${shareScope}`);
  };
  const load = async (id: string, share: ConsumedShare) => {
    try {
      await runtime.I(share.shareScope);
      const factory = (await find(share)) as Factory;
      known[id] = 0;
      runtime.m[id] = (module) => {
        Reflect.deleteProperty(runtime.c, id);
        module.exports = factory();
      };
    } catch (error) {
      Reflect.deleteProperty(known, id);
      runtime.m[id] = () => {
        Reflect.deleteProperty(runtime.c, id);
        throw error;
      };
    }
  };
  runtime.f.consumes = (chunkId, promises) => {
    const { chunkMapping, moduleIdToConsumeDataMapping } = runtime.consumesLoadingData;
    for (const id of chunkMapping[chunkId] ?? []) {
      const share = moduleIdToConsumeDataMapping[id];
      if (share) promises.push((known[id] ??= load(id, share)));
    }
  };
}
