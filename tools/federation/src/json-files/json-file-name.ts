/** Where JSON files stand in a build. */
export const JSON_FOLDER = 'static/json';

/**
 * The name of a file: that of its set, its member of it, and the first bytes of its hash, as `loadJsonFile` of the platform
 * makes it anew in the browser.
 */
export function jsonFileName(name: string, member: string, hash: string): string {
  const short = Buffer.from(hash.slice(0, 8), 'base64').toString('hex');
  return `${[name, member, short].filter(Boolean).join('.')}.json`;
}
