/** Requests under way when the shell starts, by their addresses; the script before the first paint makes them. */
interface EarlyDocuments {
  nafasEarly?: Record<string, Promise<Response>>;
}

const page = globalThis as EarlyDocuments;

/** How long a document of the shell's own server is waited for. */
const LIMIT_MS = 8_000;

/** Asks for a document of the shell's own server, within a time limit. */
export function askFor(address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
}

/** Asks for a document that the shell reads as soon as it runs. Who looks into it first reads a clone. */
export function askForDocument(address: string): Promise<Response> {
  const asked = askFor(address);
  // Whoever takes it hears of a failure; it may be nobody.
  asked.catch(() => undefined);
  page.nafasEarly = { ...page.nafasEarly, [address]: asked };
  return asked;
}

/** The request for a document that is under way or was answered, for one reader: the next asks anew. */
export function takeDocument(address: string): Promise<Response> | undefined {
  const { [address]: asked, ...others } = page.nafasEarly ?? {};
  page.nafasEarly = others;
  return asked;
}
