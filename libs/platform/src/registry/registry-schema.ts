import * as z from 'zod/mini';
import { featureSchema } from '../feature/feature-schema.ts';

z.config({ jitless: true });

export const REGISTRY_SCHEMA_URL =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

const url = z.string().check(z.regex(/^https?:\/\/[^\s]+$/));
/** A subresource-integrity value; only sha384 is used here. */
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** One file of a built version: its immutable address and its hash. */
const fileSchema = z.strictObject({ url, integrity: integritySchema });

/** Our part of a registry record, under the schema's own extension point. */
const extrasSchema = z.strictObject({
  feature: featureSchema,
  /** Global name of the federation container; carries the version, so that two versions can stand side by side. */
  container: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** Every JavaScript and CSS file of the version but the entry. */
  files: z.array(fileSchema),
  /**
   * Which of `files` a view needs, as indexes: `page`, `slot:<id>`, `action:<id>`; `*` for every view and
   * `language:<language>` for its texts. Only so that they can be asked for early: a missing or wrong one costs time.
   */
  needs: z.optional(z.record(z.string(), z.array(z.int()))),
});

const versionSchema = z.strictObject({
  url,
  fallbackUrl: z.optional(url),
  metadata: z.strictObject({ version: z.string(), integrity: integritySchema }),
  deployment: z.optional(
    z.strictObject({ traffic: z.number().check(z.gte(0), z.lte(100)), default: z.boolean() }),
  ),
  extras: extrasSchema,
});

/** The registry, in the AWS frontend-discovery schema: app name to its versions. */
export const registrySchema = z.strictObject({
  schema: z.literal(REGISTRY_SCHEMA_URL),
  microFrontends: z.record(z.string(), z.array(z.unknown()).check(z.minLength(1))),
});

export type RegistryVersion = z.infer<typeof versionSchema>;
export interface Registry {
  readonly schema: typeof REGISTRY_SCHEMA_URL;
  readonly microFrontends: Readonly<Record<string, readonly RegistryVersion[]>>;
}

export interface ParsedRegistry {
  /** App name to its usable versions. An app without one is only in `refused`. */
  readonly apps: Readonly<Record<string, readonly RegistryVersion[]>>;
  readonly refused: readonly { readonly app: string; readonly reason: string }[];
}

/**
 * Reads a registry from the outside. Throws when the document itself is wrong. A single bad record is refused by name
 * and the others stay: one team's mistake must not take the product down.
 */
export function parseRegistry(input: unknown): ParsedRegistry {
  const document = z.safeParse(registrySchema, input);
  if (!document.success) throw new Error(z.prettifyError(document.error));
  const apps: Record<string, RegistryVersion[]> = {};
  const refused: { app: string; reason: string }[] = [];
  for (const [app, records] of Object.entries(document.data.microFrontends)) {
    for (const record of records) {
      const version = z.safeParse(versionSchema, record);
      if (version.success) (apps[app] ??= []).push(version.data);
      else refused.push({ app, reason: z.prettifyError(version.error) });
    }
  }
  return { apps, refused };
}
