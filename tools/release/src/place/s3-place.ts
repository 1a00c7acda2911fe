import { AwsClient } from 'aws4fetch';
import { lookup } from 'mrmime';
import { cacheControl, PlaceConflict, type Condition, type Listed, type Place } from './place.ts';
import type { S3Access } from './s3-access.ts';
import { isConflict, readS3Address, toBareTag } from './s3-answers.ts';

/** Often enough for an answer to somebody who waits. */
const RETRIES = 2;

/**
 * A place in an S3-compatible bucket, e.g. `s3://releases/nafas`, by signed requests: an Edge Function has no room for
 * Amazon's own client. What the bucket refuses is an error whose `code` is S3's, e.g. `AccessDenied`.
 */
export function s3Place(address: string, access: S3Access): Place {
  const { bucket, toKey, toPath } = readS3Address(address);
  const { endpoint, ...credentials } = access;
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES });
  const home = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${access.region}.amazonaws.com`;
  const toUrl = (path: string) =>
    `${home}/${toKey(path).split('/').map(encodeURIComponent).join('/')}`;

  /** The client asks again when a server is busy; this does when no answer came at all. */
  async function send(url: string, init?: RequestInit): Promise<Response> {
    for (let tried = 0; ; tried += 1) {
      try {
        return await client.fetch(url, init);
      } catch (error) {
        if (tried >= RETRIES) throw error;
      }
    }
  }

  async function read(path: string) {
    const answer = await send(toUrl(path));
    if (answer.status === 404) {
      const failure = await readFailure(answer, path);
      if (failure.code === 'NoSuchBucket') throw failure;
      return null;
    }
    await requireOk(answer, path);
    const tag = toBareTag(answer.headers.get('etag') ?? '');
    return { bytes: new Uint8Array(await answer.arrayBuffer()), tag };
  }

  async function write(path: string, bytes: Uint8Array, condition: Condition): Promise<string> {
    const answer = await send(toUrl(path), {
      method: 'PUT',
      body: Uint8Array.from(bytes),
      headers: {
        'content-type': lookup(path) ?? 'application/octet-stream',
        'cache-control': cacheControl(path),
        ...(condition === 'absent'
          ? { 'if-none-match': '*' }
          : { 'if-match': condition.unchanged }),
      },
    });
    if (isConflict(answer.status, condition)) {
      await answer.body?.cancel();
      throw new PlaceConflict(path);
    }
    await requireOk(answer, path);
    await answer.body?.cancel();
    return toBareTag(answer.headers.get('etag') ?? '');
  }

  async function list(below: string): Promise<Listed[]> {
    const found: Listed[] = [];
    let token: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: toKey(below) });
      if (token !== null) query.set('continuation-token', token);
      const answer = await send(`${home}/?${query.toString()}`);
      await requireOk(answer, below);
      const text = await answer.text();
      for (const [, object = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const path = toPath(element(object, 'Key') ?? '');
        const size = Number(element(object, 'Size'));
        found.push({ path, size, at: new Date(element(object, 'LastModified') ?? 0) });
      }
      token = element(text, 'NextContinuationToken');
    } while (token !== null);
    return found;
  }

  return {
    address,
    read,
    write,
    list,
    remove: async (path) => {
      const answer = await send(toUrl(path), { method: 'DELETE' });
      if (answer.status !== 404) await requireOk(answer, path);
      await answer.body?.cancel();
    },
  };
}

async function requireOk(answer: Response, path: string): Promise<void> {
  if (!answer.ok) throw await readFailure(answer, path);
}

async function readFailure(answer: Response, path: string): Promise<Error & { code: string }> {
  const code = element(await answer.text(), 'Code') ?? '';
  const said = `${path}: the bucket answered ${answer.status} ${code}`.trim();
  return Object.assign(new Error(said), { code });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** The text of an element of S3's answers, which have no attributes and nothing nested in these. */
function element(xml: string, name: string): string | null {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return (
    text?.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity) ?? null
  );
}
