/** FNV-1a: tells texts apart without keeping them. What somebody wrote is nobody's business, also on a shared device. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
