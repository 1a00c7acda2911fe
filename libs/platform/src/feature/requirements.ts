import { satisfies } from '../contract/semver.ts';
import { KEPT_VERSIONS } from '../contract/version.ts';

/** The requirements of an app's version on its host, as its registry record declares them. */
export interface Requirements {
  /** Range of the contract. */
  readonly platform: string;
  /** Newest migration that its queries need. */
  readonly schema: string | null;
  /** Range of each share it takes. Before contract 2.0 no record says it. */
  readonly shares?: Readonly<Record<string, string>> | undefined;
}

/** The versions that a host offers, as far as it knows them; an unknown one refuses nobody. */
export interface HostOffer {
  /** The contracts that the host keeps. */
  readonly platform?: readonly string[];
  /** Versions of the host's shares. */
  readonly shares?: Readonly<Record<string, string>>;
  /** The backend's newest migration; null while it is not known (not asked yet, not reachable, demo). */
  readonly schema?: string | null;
}

/** A requirement that is not met. `name` is the share's; `has` is null for a share that is not there at all. */
export type Unmet =
  | { readonly kind: 'platform' | 'schema'; readonly wants: string; readonly has: string }
  | {
      readonly kind: 'share';
      readonly name: string;
      readonly wants: string;
      readonly has: string | null;
    };

/** The first requirement that is not met, or null. Migration ids start with a timestamp, so they compare as text. */
export function unmetRequirement(requires: Requirements, offer: HostOffer): Unmet | null {
  const { platform = KEPT_VERSIONS, shares, schema = null } = offer;
  if (!platform.some((version) => satisfies(version, requires.platform))) {
    return { kind: 'platform', wants: requires.platform, has: platform.join(', ') };
  }
  for (const [name, wants] of Object.entries((shares && requires.shares) ?? {})) {
    const has = shares?.[name] ?? null;
    if (has === null || !satisfies(has, wants)) return { kind: 'share', name, wants, has };
  }
  if (requires.schema !== null && schema !== null && schema < requires.schema) {
    return { kind: 'schema', wants: requires.schema, has: schema };
  }
  return null;
}

/** An unmet requirement as a sentence for developers. */
export function unmetSentence(unmet: Unmet): string {
  const what = unmet.kind === 'share' ? `share ${unmet.name}` : unmet.kind;
  return `wants ${what} ${unmet.wants}, here is ${unmet.has ?? 'none'}`;
}
