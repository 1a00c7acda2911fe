import type { LoadProgress } from '../../reading/engine.ts';
import type { ModelBytes } from '../worker/protocol.ts';

/** A file to fetch; the browser checks `integrity` ("sha384-...") when it is given. */
export interface ModelFile {
  readonly url: string;
  readonly integrity?: string;
}

/** Manifest and weights of one net, as they lie in `@vladmandic/face-api/model`. */
export interface NetFiles {
  readonly manifest: ModelFile;
  readonly weights: ModelFile;
}

/** The files of both nets: tiny_face_detector_model and face_expression_model. */
export interface ModelFiles {
  readonly detector: NetFiles;
  readonly expression: NetFiles;
}

/** Bytes of both weight files in face-api 1.7.15, for the progress only. */
const EXPECTED_BYTES = 193_321 + 329_468;

/** Thrown when a model file can't be fetched. */
export class ModelLoadError extends Error {
  override name = 'ModelLoadError';
}

/**
 * Fetches both nets.
 * @throws ModelLoadError when one does not come.
 */
export async function fetchModels(
  files: ModelFiles,
  progress: LoadProgress | undefined,
  fetchFile: typeof fetch,
): Promise<{ detector: ModelBytes; expression: ModelBytes }> {
  let received = 0;
  const count = (bytes: number) => {
    received += bytes;
    progress?.(Math.min(0.95, received / EXPECTED_BYTES));
  };
  const net = async ({ manifest, weights }: NetFiles): Promise<ModelBytes> => {
    const [text, bytes] = await Promise.all([
      get(manifest, fetchFile).then((r) => r.json() as Promise<unknown>),
      get(weights, fetchFile).then((r) => readAll(r, count)),
    ]);
    return { manifest: text, weights: bytes };
  };
  const [detector, expression] = await Promise.all([net(files.detector), net(files.expression)]);
  return { detector, expression };
}

async function get({ url, integrity }: ModelFile, fetchFile: typeof fetch): Promise<Response> {
  const response = await fetchFile(url, integrity === undefined ? {} : { integrity }).catch(
    (cause: unknown) => {
      throw new ModelLoadError(`${url} could not be loaded.`, { cause });
    },
  );
  if (!response.ok) throw new ModelLoadError(`${url} answered ${response.status}.`);
  return response;
}

async function readAll(response: Response, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    count(part.value.length);
  }
  const all = new Uint8Array(chunks.reduce((sum, c) => sum + c.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all.buffer;
}
