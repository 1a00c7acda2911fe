/** A check-in that every constraint accepts. */
export function checkInRow(changes: Record<string, unknown> = {}): Record<string, unknown> & {
  id: string;
} {
  return {
    id: crypto.randomUUID(),
    mood: 7,
    energy: 6,
    stress: 3,
    occurred_at: '2026-11-20T18:12:07.014Z',
    time_zone: 'Asia/Riyadh',
    local_date: '2026-11-20',
    ...changes,
  };
}
