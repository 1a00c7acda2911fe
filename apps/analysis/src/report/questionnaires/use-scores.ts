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

/** A score, and whether the person wants it kept on the device. */
export interface KnownScore extends Score {
  readonly isKept: boolean;
}

/**
 * The scores, the oldest first. One lasts as long as the page, unless the person keeps it: then it is on this device for the
 * signed-in person, under the id that signing out and deleting the account look for. The demo keeps none. One form has one
 * score a day, the last.
 */
export function useScores() {
  const { mode, userId } = usePlatform().scope;
  const key = mode === 'demo' || userId === null ? null : `${KEY}.${userId}`;
  const [scores, setScores] = useState<readonly KnownScore[]>(() =>
    key === null ? [] : read(key).map((score) => ({ ...score, isKept: true })),
  );
  const change = (next: readonly KnownScore[]) => {
    setScores(next);
    if (key !== null) write(key, next);
  };
  const isSame = (one: Score, other: Score) =>
    one.form === other.form && one.localDate === other.localDate;
  return {
    scores,
    /** Whether there is a place to keep one. */
    canKeep: key !== null,
    add: (score: Score) =>
      change([...scores.filter((one) => !isSame(one, score)), { ...score, isKept: false }]),
    keep: (score: Score, isKept: boolean) =>
      change(scores.map((one) => (isSame(one, score) ? { ...one, isKept } : one))),
  };
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

function write(key: string, scores: readonly KnownScore[]): void {
  const kept = scores
    .filter(({ isKept }) => isKept)
    .map(({ form, localDate, score }): Score => ({ form, localDate, score }))
    .slice(-MOST_KEPT);
  try {
    if (kept.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the score lasts as long as the page.
  }
}
