import type { Condition } from './place.ts';

/** 412: the condition doesn't hold. 409: two conditional writes met. */
const CONFLICTS = [409, 412];

/** Whether the status of a write says that somebody else was first. */
export function isConflict(status: number | undefined, condition: Condition): boolean {
  // If-Match against what was removed meanwhile answers 404.
  const isGone = condition !== 'absent' && status === 404;
  return isGone || CONFLICTS.includes(status ?? 0);
}

/** Amazon takes a tag with or without its quotes in If-Match, older gateways of Ceph only without. */
export const toBareTag = (tag: string) => tag.replaceAll('"', '');

/** Where in a bucket a place is: `s3://releases/nafas` is the folder `nafas` of the bucket `releases`. */
export function readS3Address(address: string) {
  const { hostname: bucket, pathname } = new URL(address);
  const folder = pathname.replace(/^\/|\/$/g, '');
  return {
    bucket,
    toKey: (path: string) => (folder === '' ? path : `${folder}/${path}`),
    toPath: (key: string) => (folder === '' ? key : key.slice(folder.length + 1)),
  };
}
