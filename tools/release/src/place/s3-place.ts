import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { lookup } from 'mrmime';
import { cacheControl, PlaceConflict, type Condition, type Listed, type Place } from './place.ts';

/** 412: the condition doesn't hold. 409: two conditional writes met. */
const CONFLICTS = [409, 412];

/** Amazon takes a tag with or without its quotes in If-Match, older gateways of Ceph only without. */
const bare = (tag: string) => tag.replaceAll('"', '');

/**
 * A place in an S3-compatible bucket, e.g. `s3://releases/nafas`. Credentials, region and another provider's endpoint
 * come from the usual variables (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL_S3).
 */
export function s3Place(address: string): Place {
  const { hostname: Bucket, pathname } = new URL(address);
  const folder = pathname.replace(/^\/|\/$/g, '');
  const toKey = (path: string) => (folder === '' ? path : `${folder}/${path}`);
  const client = new S3Client({
    region: process.env['AWS_REGION'] ?? 'us-east-1',
    // Other providers rarely answer at a host name per bucket, and not all of them know the newer checksums.
    forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function read(path: string) {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket, Key: toKey(path) }));
      if (!Body || ETag === undefined) return null;
      return { bytes: await Body.transformToByteArray(), tag: bare(ETag) };
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async function write(path: string, Body: Uint8Array, condition: Condition): Promise<string> {
    const when = condition === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: condition.unchanged };
    try {
      const { ETag } = await client.send(
        new PutObjectCommand({
          Bucket,
          Key: toKey(path),
          Body,
          ContentType: lookup(path) ?? 'application/octet-stream',
          CacheControl: cacheControl(path),
          ...when,
        }),
      );
      return bare(ETag ?? '');
    } catch (error) {
      const status =
        error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      // If-Match against what was removed meanwhile answers 404.
      const isGone = condition !== 'absent' && status === 404;
      if (isGone || CONFLICTS.includes(status ?? 0)) throw new PlaceConflict(path);
      throw error;
    }
  }

  async function list(below: string): Promise<Listed[]> {
    const found: Listed[] = [];
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: toKey(below) });
    for await (const { Contents = [] } of pages) {
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
        const path = folder === '' ? Key : Key.slice(folder.length + 1);
        found.push({ path, size: Size, at: LastModified });
      }
    }
    return found;
  }

  return {
    address,
    read,
    write,
    list,
    remove: async (path) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: toKey(path) }));
    },
  };
}
