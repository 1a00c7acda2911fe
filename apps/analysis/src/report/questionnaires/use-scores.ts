import { isLocalDate } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { FORM_IDS, FORMS, type FormId } from './forms.ts';

const KEY = 'nafas.analysis.questionnaire-scores.v1';
const MOST_KEPT = 200;

/** What came of a questionnaire on a day. The answers themselves are kept nowhere. */
export interface Score {
  readonly form: FormId;
  readonly localDate: string;
  readonly score: number;
}

/**
 * The scores, the oldest first: kept on this device for the signed-in person, under the id that signing out and deleting
 * the account look for. In the demo they last as long as the page. One form has one score a day, the last.
 */
export function useScores() {
  const { mode, userId } = usePlatform().scope;
  const key = mode === 'demo' || userId === null ? null : `${KEY}.${userId}`;
  const [scores, setScores] = useState<readonly Score[]>(() => (key === null ? [] : read(key)));
  const add = (score: Score) => {
    const others = scores.filter(
      ({ form, localDate }) => form !== score.form || localDate !== score.localDate,
    );
    const next = [...others, score].slice(-MOST_KEPT);
    setScores(next);
    if (key !== null) write(key, next);
  };
  return { scores, add };
}

function read(key: string): readonly Score[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isScore) : [];
  } catch {
    return [];
  }
}

function isScore(value: unknown): value is Score {
  const { form, localDate, score } = (value ?? {}) as Record<keyof Score, unknown>;
  const known = FORM_IDS.find((id) => id === form);
  if (known === undefined || typeof score !== 'number' || typeof localDate !== 'string') {
    return false;
  }
  return isLocalDate(localDate) && score >= 0 && score <= FORMS[known].most;
}

function write(key: string, scores: readonly Score[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(scores));
  } catch {
    // Storage is full or forbidden: the score lasts as long as the page.
  }
}
