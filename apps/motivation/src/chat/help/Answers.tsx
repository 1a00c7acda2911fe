import type { CareButton } from '@nafas/care/conversation/view';
import { telHref } from '@nafas/care';
import { Button } from '@nafas/design-system';
import { Phone } from '@nafas/design-system/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmergencyLines } from '../../care/use-emergency-lines.ts';
import css from './help.module.css';

export interface AnswersProps {
  /** The last reply asks this; null where it asks nothing. */
  readonly question: string | null;
  readonly buttons: readonly CareButton[];
  /** The emergency number comes before the answers. */
  readonly isImminent: boolean;
  /** An answer is awaited. */
  readonly isWaiting: boolean;
  readonly onAnswer: (label: string) => void;
}

/** The question of the help path and its answers by one press; what is pressed is said, as if it had been written. */
export function Answers(props: AnswersProps) {
  const { question, buttons, isImminent, isWaiting, onAnswer } = props;
  const { t } = useTranslation();
  const number = useEmergencyLines().emergency?.numbers[0];
  const id = useId();
  const answers = buttons.filter(({ name }) => name !== 'safe');
  const safe = buttons.find(({ name }) => name === 'safe');
  return (
    <section className={css['ask']} aria-labelledby={question === null ? undefined : id}>
      {question === null ? null : (
        <h3 id={id} dir="auto">
          {question}
        </h3>
      )}
      {isImminent && number !== undefined ? (
        <Button variant="primary" size="lg" href={telHref(number)} icon={<Phone />}>
          <span>
            {t('chat.path.call')} <bdi dir="ltr">{number}</bdi>
          </span>
        </Button>
      ) : null}
      <div
        className={css['answers']}
        role="group"
        {...(question === null
          ? { 'aria-label': t('chat.path.answers') }
          : { 'aria-labelledby': id })}
      >
        {answers.map(({ name, label }) => (
          <Button
            key={name}
            size="lg"
            disabled={isWaiting}
            dir="auto"
            onClick={() => onAnswer(label)}
          >
            {label}
          </Button>
        ))}
      </div>
      {safe ? (
        <div className={css['safe']}>
          <p>
            <b>{t('chat.path.eases')}</b> {t('chat.path.closesNothing')}
          </p>
          <Button disabled={isWaiting} dir="auto" onClick={() => onAnswer(safe.label)}>
            {safe.label}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
