import * as z from 'zod/mini';
import { describeIssues } from '../feature/describe-issues.ts';
import { PlatformError } from '../contract/errors.ts';
import { compareVersions } from '../contract/semver.ts';
import {
  unmetRequirement,
  unmetSentence,
  type HostOffer,
  type Unmet,
} from '../feature/requirements.ts';
import { readLeniently } from './read-leniently.ts';
import {
  hasPlainFiles,
  versionOfPlainFilesSchema,
  versionSchema,
  type RegistryVersion,
} from './registry-schema.ts';

/** A registry as far as this host understands it, and what it leaves out and why. */
export interface ParsedRegistry {
  /**
   * App name to its versions, the one to take first: the default version, else the newest one before it that this host
   * can satisfy, then the others. When none can be satisfied the preferred one stands here all the same, so that its
   * places say what is missing. An app without a readable version is not here.
   */
  readonly apps: Readonly<Record<string, readonly RegistryVersion[]>>;
  /** The document's serial; none where it has no valid one. */
  readonly serial?: number | undefined;
  /** Versions that are not taken, and parts of versions that are not understood here: NF102, NF103, NF131, NF141. */
  readonly problems: readonly PlatformError[];
}

/** The document's outline. Its `$schema` is not checked: other tools may write another address there. */
const documentSchema = z.object({
  serial: z.catch(z.optional(z.int()), undefined),
  microFrontends: z.record(z.string(), z.array(z.unknown()).check(z.minLength(1))),
});

/** The part of a record that is read first, so that a record of another contract is told apart from a wrong one. */
const headSchema = z.object({
  metadata: z.object({ version: z.string() }),
  deployment: z.catch(z.optional(z.object({ default: z.boolean() })), undefined),
  extras: z.object({
    feature: z.object({
      id: z.catch(z.optional(z.string()), undefined),
      requires: z.object({
        platform: z.string(),
        schema: z.catch(z.nullable(z.string()), null),
      }),
    }),
    shares: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
  }),
});

interface Candidate {
  readonly record: unknown;
  readonly version: string;
  readonly isDefault: boolean;
  readonly unmet: Unmet | null;
}

/** The part of a record that may be newer than this host; the rest says which files to load, and must be valid. */
const DECLARATION = ['extras', 'feature'];

const CODES = { platform: 'NF141', share: 'NF131', schema: 'NF142' } as const;

/** The numbered error for an unmet requirement of an app. */
export function unmetError(app: string, unmet: Unmet): PlatformError {
  return new PlatformError(CODES[unmet.kind], `${app} ${unmetSentence(unmet)}`, { app });
}

/**
 * Reads a registry from the outside; addresses in it may be relative to its own. Throws when the document itself is
 * wrong. What is wrong in a record, or newer than this host, is left out by name and the rest stays: one team's mistake
 * or haste must not take the product down.
 */
export function parseRegistry(
  input: unknown,
  { baseUrl, ...offer }: HostOffer & { readonly baseUrl?: string } = {},
): ParsedRegistry {
  const document = z.safeParse(documentSchema, input);
  if (!document.success) throw new Error(describeIssues(document.error));
  const apps: Record<string, RegistryVersion[]> = {};
  const problems: PlatformError[] = [];
  for (const [app, records] of Object.entries(document.data.microFrontends)) {
    const tell = (code: 'NF102' | 'NF103', version: string, what: string) =>
      void problems.push(new PlatformError(code, `${app} ${version}: ${what}`, { app }));

    const candidate = (record: unknown): Candidate[] => {
      const head = z.safeParse(headSchema, record);
      if (!head.success) {
        tell('NF103', '', describeIssues(head.error));
        return [];
      }
      const { metadata, deployment, extras } = head.data;
      const unmet = unmetRequirement({ ...extras.feature.requires, shares: extras.shares }, offer);
      if (unmet) problems.push(unmetError(extras.feature.id ?? app, unmet));
      return [
        { record, version: metadata.version, isDefault: deployment?.default ?? false, unmet },
      ];
    };
    const read = ({ record, version }: Candidate): RegistryVersion[] => {
      const resolved = absolute(record, baseUrl);
      const { value, ignored, reason } = readLeniently(
        hasPlainFiles(resolved) ? versionOfPlainFilesSchema : versionSchema,
        resolved,
        DECLARATION,
      );
      if (value === null) tell('NF103', version, reason ?? '');
      else if (ignored.length > 0) tell('NF102', version, `ignored ${ignored.join(', ')}`);
      return value === null ? [] : [value];
    };

    const candidates = byPreference(records.flatMap(candidate));
    const usable = candidates.filter(({ unmet }) => unmet === null).flatMap(read);
    const versions =
      usable.length > 0 ? usable : candidates.filter((each) => each.unmet).flatMap(read);
    if (versions.length > 0) apps[app] = versions;
  }
  return { apps, problems, serial: document.data.serial };
}

/** The default version first, then those before it, then those after it: on trial, or taken back. Newest first. */
function byPreference(candidates: readonly Candidate[]): Candidate[] {
  const newest = candidates.toSorted((a, b) => compareVersions(b.version, a.version));
  const at = Math.max(
    0,
    newest.findIndex(({ isDefault }) => isDefault),
  );
  return [...newest.slice(at), ...newest.slice(0, at)];
}

/** A record with the addresses that are relative to the registry's resolved. */
function absolute(value: unknown, baseUrl: string | undefined): unknown {
  if (Array.isArray(value)) return value.map((each) => absolute(each, baseUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [
      key,
      (key === 'url' || key === 'fallbackUrl') && typeof each === 'string'
        ? resolve(each, baseUrl)
        : absolute(each, baseUrl),
    ]),
  );
}

const ABSOLUTE = /^https?:\/\/[a-z0-9.-]+(?::(?!80\/|443\/)\d+)?\/[\w./-]*$/;

/** An address that is written out needs no resolving: most are, and there are hundreds. One with dots to go up is none. */
function resolve(address: string, baseUrl: string | undefined): string {
  if (ABSOLUTE.test(address) && !address.includes('/.')) return address;
  return URL.canParse(address, baseUrl) ? new URL(address, baseUrl).href : address;
}
