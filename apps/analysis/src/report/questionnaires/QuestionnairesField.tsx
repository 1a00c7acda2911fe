import { Button } from '@nafas/design-system';
import { useToday } from '@nafas/data-service/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { ChoiceLabel } from '../ChoiceLabel.tsx';
import labels from '../report.module.css';
import { FormDialog } from './FormDialog.tsx';
import { type Answers, FORM_IDS, FORMS, type FormId } from './forms.ts';
import css from './questionnaires.module.css';
import type { useScores } from './use-scores.ts';

/** Questionnaires for whoever likes them, each with its last score. */
export function QuestionnairesField({
  known: { scores, canKeep, add, keep },
}: {
  known: ReturnType<typeof useScores>;
}) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const today = useToday();
  const [open, setOpen] = useState<FormId | null>(null);
  // What was answered stays while the page does, so that closing a form loses nothing.
  const [answers, setAnswers] = useState<Partial<Record<FormId, Answers>>>({});
  const counted = scores.find((one) => one.form === open && one.localDate === today);
  const close = () => {
    if (open && counted) {
      setAnswers({ ...answers, [open]: {} });
    }
    setOpen(null);
  };
  return (
    <fieldset>
      <legend>{t('title')}</legend>
      <p className={labels['hint']}>{t('lead')}</p>
      <ul className={css['rows']}>
        {FORM_IDS.map((id) => {
          const last = scores.findLast(({ form }) => form === id);
          const hint = last
            ? t('last', {
                score: format.number(last.score),
                day: format.fullDay(last.localDate),
              })
            : t('none');
          return (
            <li key={id}>
              <ChoiceLabel name={t(`${id}.name`)} hint={hint} />
              <Button size="sm" onClick={() => setOpen(id)}>
                {t('fill', { name: id.toUpperCase() })}
              </Button>
            </li>
          );
        })}
      </ul>
      {open && (
        <FormDialog
          form={FORMS[open]}
          answers={answers[open] ?? {}}
          onAnswer={(item, points) =>
            setAnswers({ ...answers, [open]: { ...answers[open], [item]: points } })
          }
          onScore={(score) => add({ form: open, localDate: today, score })}
          keeping={
            canKeep && counted
              ? { isKept: counted.isKept, keep: (isKept) => keep(counted, isKept) }
              : null
          }
          onClose={close}
        />
      )}
    </fieldset>
  );
}
