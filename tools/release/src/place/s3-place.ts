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
import { isConflict, readS3Address, toBareTag } from './s3-answers.ts';

/**
 * A place in an S3-compatible bucket, e.g. `s3://releases/nafas`. Credentials, region and another provider's endpoint
 * come from the usual variables (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL_S3).
 */
export function s3Place(address: string): Place {
  const { bucket: Bucket, toKey, toPath } = readS3Address(address);
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
      return { bytes: await Body.transformToByteArray(), tag: toBareTag(ETag) };
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
      return toBareTag(ETag ?? '');
    } catch (error) {
      const status =
        error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      if (isConflict(status, condition)) throw new PlaceConflict(path);
      throw error;
    }
  }

  async function list(below: string): Promise<Listed[]> {
    const found: Listed[] = [];
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: toKey(below) });
    for await (const { Contents = [] } of pages) {
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
        found.push({ path: toPath(Key), size: Size, at: LastModified });
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
