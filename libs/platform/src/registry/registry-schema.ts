import * as z from 'zod/mini';
import { describeIssues } from '../feature/describe-issues.ts';
import { featureSchema } from '../feature/feature-schema.ts';

z.config({ jitless: true });

/** The AWS frontend-discovery schema, in which our registries are written; others name it as they like. */
export const REGISTRY_SCHEMA_URL =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

const URL_SHAPE = /^https?:\/\/[^\s]+$/;
const INTEGRITY_SHAPE = /^sha384-[A-Za-z0-9+/]{64}$/;
const url = z.string().check(z.regex(URL_SHAPE));
/** A subresource-integrity value; only sha384 is used here. */
export const integritySchema = z.string().check(z.regex(INTEGRITY_SHAPE));

/** One file of a built version: its immutable address and its hash. */
const fileSchema = z.strictObject({ url, integrity: integritySchema });

/** Our part of a registry record, under the schema's own extension point. */
const extrasShape = {
  feature: featureSchema,
  /** Global name of the federation container; carries the version, so that two versions can stand side by side. */
  container: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /**
   * 1 for a container that wants nothing of its host but a share scope, as Module Federation 1 made them all. For any
   * other the host loads the runtime of Module Federation 2.
   */
  federation: z.optional(z.literal(1)),
  /** The JavaScript and CSS files that views need, or all of them but the entry; `feature.json` beside it has all. */
  files: z.array(fileSchema),
  /**
   * Which of `files` a view needs, as indexes: `page`, `slot:<id>`, `action:<id>`; `*` for every view and
   * `language:<language>` for its texts, of which those in other languages than English stand beside the registry. Only so
   * that they can be asked for early: a missing or wrong one costs time.
   */
  needs: z.optional(z.record(z.string(), z.array(z.int()))),
  /** The range of every share it takes from the host, as the build found it in package.json. Since contract 2.0. */
  shares: z.optional(z.record(z.string(), z.string())),
};
const extrasSchema = z.strictObject(extrasShape);

/** One version of an app: where it is, the hash of its entry, and what it says about itself. */
export const versionSchema = z.strictObject({
  url,
  fallbackUrl: z.optional(url),
  metadata: z.strictObject({ version: z.string(), integrity: integritySchema }),
  deployment: z.optional(
    z.strictObject({ traffic: z.number().check(z.gte(0), z.lte(100)), default: z.boolean() }),
  ),
  extras: extrasSchema,
});

/** One record of the registry: a version of an app with absolute addresses, checked when it is read. */
export type RegistryVersion = z.infer<typeof versionSchema>;

/**
 * {@link versionSchema} for a record whose files were looked at already by {@link hasPlainFiles}: hundreds of them are
 * most of a registry.
 */
export const versionOfPlainFilesSchema = z.extend(versionSchema, {
  extras: z.strictObject({
    ...extrasShape,
    files: z.custom<z.infer<typeof fileSchema>[]>(Array.isArray),
  }),
}) as unknown as typeof versionSchema;

const FILE_FIELDS = 2;

/** Whether every file of a record is exactly what the schema wants: address and hash, and nothing else. */
export function hasPlainFiles(record: unknown): boolean {
  const { files } = (record as { extras?: { files?: unknown } | null } | null)?.extras ?? {};
  return (
    Array.isArray(files) &&
    files.every(
      (file: Readonly<Record<string, unknown>> | null) =>
        typeof file?.['url'] === 'string' &&
        typeof file['integrity'] === 'string' &&
        URL_SHAPE.test(file['url']) &&
        INTEGRITY_SHAPE.test(file['integrity']) &&
        Object.keys(file).length === FILE_FIELDS,
    )
  );
}

/** The document as we write it: app name to its versions. */
export interface Registry {
  readonly schema: typeof REGISTRY_SCHEMA_URL;
  /**
   * Grows with every registry that is written for an environment: the time of writing in ms, or one more than before where
   * that is more. A device takes no signed registry with a lower one than it has seen. None in development.
   */
  readonly serial?: number;
  readonly microFrontends: Readonly<Record<string, readonly RegistryVersion[]>>;
}

/** Reads one record strictly, as a release does before it is published. Throws an error that names each wrong field. */
export function parseVersion(input: unknown): RegistryVersion {
  const result = z.safeParse(versionSchema, input);
  if (result.success) return result.data;
  throw new Error(describeIssues(result.error));
}
