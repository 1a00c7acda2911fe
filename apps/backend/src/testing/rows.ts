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

/** A consent to check-ins, or to what else is named; without one the database keeps no row of it. */
export function consentRow(purpose = 'check_ins'): Record<string, unknown> {
  return { id: crypto.randomUUID(), purpose, text_version: '2026-11', language: 'en' };
}

/** A goal of this user that every constraint accepts. */
export function goalRow(userId: string): Record<string, unknown> {
  const today = new Date().toISOString().slice(0, 10);
  return {
    id: crypto.randomUUID(),
    user_id: userId,
    title: 'Walk',
    description: 'Ten minutes after lunch',
    category: 'Health',
    deadline: today,
    started_on: today,
  };
}

const WHEN = {
  occurred_at: '2026-11-20T18:12:07.014Z',
  time_zone: 'Asia/Riyadh',
  local_date: '2026-11-20',
};

const ROWS = {
  emotion_readings: {
    source: 'text',
    happiness: 40,
    confidence: 0.8,
    engine: 'on-device-text',
    engine_version: '1.0.0',
    ...WHEN,
  },
  notifications: {
    type: 'milestone',
    title: 'Title',
    message: 'Message',
    icon: 'Trophy',
    color: 'amber',
    bg_color: 'amber-light',
  },
  activities: { exercise: 'mindful-breathing', minutes: 2, ...WHEN },
};

/** A row of another of the owner's tables that every constraint accepts. */
export function dataRow(table: keyof typeof ROWS, owner: string): Record<string, unknown> {
  return { id: crypto.randomUUID(), user_id: owner, ...ROWS[table] };
}
