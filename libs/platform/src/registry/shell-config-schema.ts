import * as z from 'zod/mini';
import { describeIssues } from '../feature/describe-issues.ts';

z.config({ jitless: true });

/** The uncompressed point of a public key: 65 bytes that begin with 4, in base64. */
const registryKey = z.string().check(z.regex(/^B[A-Za-z0-9+/]{86}=$/));

const origin = z.string().check(
  z.refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: 'must be an origin such as https://apps.example.org, without a path',
  }),
);

/** `/config.json`: what differs between places where the same build runs. It holds nothing secret. */
export const shellConfigSchema = z.strictObject({
  backend: z.strictObject({
    url: z.string().check(z.regex(/^https?:\/\//)),
    /** The public (anonymous) key. Row-level security is the boundary, not this key. */
    anonKey: z.string().check(z.minLength(1)),
  }),
  /** Origins that feature apps may come from. The CSP is made of these, never of the registry. */
  allowedOrigins: z.array(origin),
  /** Public keys (ECDSA P-256) of which one must have signed the registry; two while they are exchanged. */
  registryKeys: z.optional(z.array(registryKey)),
  flags: z.optional(z.record(z.string(), z.boolean())),
});

/**
 * The content of `/config.json`: the backend's address and public key, allowed origins, keys of the registry, flags.
 */
export type ShellConfig = z.infer<typeof shellConfigSchema>;

/** Reads `/config.json`. Throws an error that names each wrong field. */
export function parseShellConfig(input: unknown): ShellConfig {
  const result = z.safeParse(shellConfigSchema, input);
  if (result.success) return result.data;
  throw new Error(describeIssues(result.error));
}
