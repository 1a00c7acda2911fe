import { CareNote } from '@nafas/care-react';
import { Button, Checkbox, Dialog } from '@nafas/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { type Answers, type Form, needsHelp, scoreForm } from './forms.ts';
import css from './questionnaires.module.css';

/** A questionnaire in its own words. Where an answer tells of danger, help comes before the score. */
export function FormDialog(props: {
  form: Form;
  answers: Answers;
  onAnswer: (item: number, points: number) => void;
  onScore: (score: number) => void;
  /** Whether the score is kept on the device, and the way to choose; null where there is no place to keep it. */
  keeping: { readonly isKept: boolean; readonly keep: (isKept: boolean) => void } | null;
  onClose: () => void;
}) {
  const { form, answers, onAnswer, onScore, keeping, onClose } = props;
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const [step, setStep] = useState<'items' | 'help' | 'score'>('items');
  const score = scoreForm(form, answers);
  const name = t(`${form.id}.name`);
  const counted = { n: format.number(Object.keys(answers).length), of: format.number(form.items) };
  const count = () => {
    if (score === null) return;
    onScore(score);
    setStep(needsHelp(form, answers) ? 'help' : 'score');
  };
  const foot = {
    items: (
      <>
        <p role="status">{t('of', counted)}</p>
        <Button variant="primary" disabled={score === null} onClick={count}>
          {t('count')}
        </Button>
      </>
    ),
    help: <Button onClick={() => setStep('score')}>{t('toScore')}</Button>,
    score: (
      <Button variant="primary" onClick={onClose}>
        {t('done')}
      </Button>
    ),
  };
  return (
    <Dialog
      open
      size="page"
      title={step === 'help' ? t('helpFirst') : name}
      lead={step === 'items' ? t(`${form.id}.intro`) : undefined}
      closeLabel={t('close')}
      onClose={onClose}
      foot={foot[step]}
    >
      {step === 'items' && (
        <>
          <ol className={css['items']}>
            {Array.from({ length: form.items }, (_, at) => (
              <Item key={at} item={at + 1} {...{ form, answers, onAnswer }} />
            ))}
          </ol>
          <p className={css['licence']}>{t(`${form.id}.licence`)}</p>
        </>
      )}
      {step === 'help' && (
        <div tabIndex={-1} ref={focus}>
          <CareNote level="crisis" />
        </div>
      )}
      {step === 'score' && score !== null && (
        <>
          <p className={css['score']} tabIndex={-1} ref={focus}>
            {t('score', { score: format.number(score), most: format.number(form.most) })}
          </p>
          <p>{t(`${form.id}.range`, { most: format.number(form.most) })}</p>
          <p>{t('scoreLead')}</p>
          {keeping && (
            <Checkbox
              checked={keeping.isKept}
              onChange={({ currentTarget }) => keeping.keep(currentTarget.checked)}
              label={t('keep')}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

/** What is new takes the focus that the pressed button had. */
const focus = (element: HTMLElement | null) => element?.focus();

function Item(props: {
  form: Form;
  item: number;
  answers: Answers;
  onAnswer: (item: number, points: number) => void;
}) {
  const { form, item, answers, onAnswer } = props;
  const { t } = useTranslation('questionnaires');
  const isCrisis = item === form.crisisItem && needsHelp(form, answers);
  return (
    <li>
      <fieldset>
        <legend>{t(`${form.id}.item.${item}` as 'who-5.item.1')}</legend>
        <div className={css['answers']}>
          {form.answers.map((points) => (
            <label key={points}>
              <input
                type="radio"
                name={`${form.id}-${item}`}
                checked={answers[item] === points}
                onChange={() => onAnswer(item, points)}
              />
              {t(`${form.id}.answer.${points}` as 'who-5.answer.0')}
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status">{isCrisis && <CareNote level="crisis" />}</div>
    </li>
  );
}
