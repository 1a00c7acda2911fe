/** The questionnaires on offer, in their order. Whose they are and under which terms stands with each form. */
export const FORM_IDS = ['who-5', 'phq-9', 'gad-7'] as const;
export type FormId = (typeof FORM_IDS)[number];

export interface Form {
  readonly id: FormId;
  readonly items: number;
  /** What may be answered, in the order of the form, each by its points. */
  readonly answers: readonly number[];
  /** The highest score. */
  readonly most: number;
  /** The sum of the points times this is the score. */
  readonly factor: number;
  /** The item about thoughts of death or self-harm, by its number: any answer above 0 leads to help first. */
  readonly crisisItem: number | null;
}

/**
 * WHO-5: World Health Organization 1998, 2024, CC BY-NC-SA 3.0 IGO. PHQ-9 and GAD-7: Spitzer, Williams, Kroenke and
 * colleagues; no permission required to reproduce, translate, display or distribute. Scores as their authors count them.
 */
export const FORMS: Readonly<Record<FormId, Form>> = {
  'who-5': {
    id: 'who-5',
    items: 5,
    answers: [5, 4, 3, 2, 1, 0],
    most: 100,
    factor: 4,
    crisisItem: null,
  },
  'phq-9': { id: 'phq-9', items: 9, answers: [0, 1, 2, 3], most: 27, factor: 1, crisisItem: 9 },
  'gad-7': { id: 'gad-7', items: 7, answers: [0, 1, 2, 3], most: 21, factor: 1, crisisItem: null },
};

/** The points of each item by its number, as far as it is answered. */
export type Answers = Readonly<Record<number, number>>;

/** The score of a form; null until every item is answered. */
export function scoreForm({ items, factor }: Form, answers: Answers): number | null {
  let sum = 0;
  for (let item = 1; item <= items; item += 1) {
    const points = answers[item];
    if (points === undefined) return null;
    sum += points;
  }
  return sum * factor;
}

/** Whether an answer leads to help before anything else. */
export const needsHelp = ({ crisisItem }: Form, answers: Answers): boolean =>
  crisisItem !== null && (answers[crisisItem] ?? 0) > 0;
