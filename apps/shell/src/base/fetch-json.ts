import { askFor, takeDocument } from './early-documents.ts';

/** A server answered, with a status other than 2xx. */
export class StatusError extends Error {
  readonly status: number;

  constructor(url: string, status: number) {
    super(`${url} answered ${status}`);
    this.status = status;
  }
}

/** Fetches JSON with a time limit. Rejects on a network failure, a status other than 2xx, and text that is not JSON. */
export async function fetchJson(url: string): Promise<unknown> {
  return (await fetchWell(url)).json();
}

/** Fetches a file with a time limit. Rejects on a network failure and a status other than 2xx. */
export async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await fetchWell(url)).arrayBuffer());
}

async function fetchWell(url: string): Promise<Response> {
  const response = await (takeDocument(url) ?? askFor(url));
  if (!response.ok) throw new StatusError(url, response.status);
  return response;
}
