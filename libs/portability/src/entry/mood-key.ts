/** How a name of a mood is compared. */
export function toMoodKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
