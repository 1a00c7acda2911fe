import type { Place } from '../place/place.ts';
import { readS3Access } from '../place/s3-access.ts';
import { s3Place } from '../place/s3-place.ts';
import { Refusal } from '../refusal.ts';
import { releasesIn, type Releases } from './releases-in.ts';

/**
 * As `findReleases`, for an Edge Function (supabase/functions/release): it has no files, so the place is a bucket, and
 * the signing key is NAFAS_SIGNING_KEY itself. Nothing is read before it is asked for.
 */
export function findHostedReleases(env: (name: string) => string | undefined): Releases | null {
  const address = env('NAFAS_PLACE');
  if (!address) return null;
  return releasesIn(async () => openBucket(address, env), {
    NAFAS_ENVIRONMENT: env('NAFAS_ENVIRONMENT'),
    NAFAS_SIGNING_KEY: env('NAFAS_SIGNING_KEY'),
  });
}

function openBucket(address: string, env: (name: string) => string | undefined): Place {
  if (!address.startsWith('s3://')) {
    throw new Refusal('A hosted function has no folders: NAFAS_PLACE must be s3://bucket/folder.');
  }
  const access = readS3Access(env);
  if (access === null) {
    throw new Refusal(
      `AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set: ${address} can't be read.`,
    );
  }
  return s3Place(address, access);
}
