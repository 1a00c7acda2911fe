/**
 * Starts a classic worker whose script lies on another origin. The file is fetched with its sha384 integrity and run
 * from a blob of our own origin, since browsers start workers from no other.
 * Rejects when the file can't be had or is not the one the hash names.
 */
export async function startWorker(url: string, integrity: string): Promise<Worker> {
  const response = await fetch(url, { integrity, credentials: 'omit' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const blob = new Blob([await response.arrayBuffer()], { type: 'text/javascript' });
  const address = URL.createObjectURL(blob);
  try {
    return new Worker(address);
  } finally {
    // The worker has its script once the constructor returned.
    URL.revokeObjectURL(address);
  }
}
