/** What a bucket is reached with. */
export interface S3Access {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of keys that end by themselves, as those of a role. */
  readonly sessionToken?: string;
  readonly region: string;
  /** Another provider's address; Amazon's own where there is none. */
  readonly endpoint: string | undefined;
}

/**
 * What the usual variables say: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION (default
 * `us-east-1`) and AWS_ENDPOINT_URL_S3. Null without keys.
 */
export function readS3Access(env: (name: string) => string | undefined): S3Access | null {
  const [accessKeyId, secretAccessKey] = [env('AWS_ACCESS_KEY_ID'), env('AWS_SECRET_ACCESS_KEY')];
  const sessionToken = env('AWS_SESSION_TOKEN');
  if (!accessKeyId || !secretAccessKey) return null;
  return {
    accessKeyId,
    secretAccessKey,
    ...(sessionToken ? { sessionToken } : {}),
    region: env('AWS_REGION') ?? 'us-east-1',
    endpoint: env('AWS_ENDPOINT_URL_S3'),
  };
}
