import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Card } from '../card/Card.tsx';
import { Heading, type HeadingLevel } from '../internal/Heading.tsx';
import { Meter, type MeterProps } from '../meter/Meter.tsx';
import css from './GoalCard.module.css';

/** Props of {@link GoalCard}. */
export interface GoalCardProps {
  /** The person's own words; they read in their own direction and stand at the edge of the page's. */
  title: string;
  /** Why it matters, in the person's own words. */
  reason?: string | undefined;
  /** A Badge with the category's icon and name. */
  category: ReactNode;
  /** A Badge with the status as a word. */
  status: ReactNode;
  /** How far: `label` such as "18 of 30 days", `valueText` such as "60%". */
  progress: Pick<MeterProps, 'label' | 'value' | 'min' | 'max' | 'valueText'>;
  /** Icon and words, such as "Due 30 Nov". */
  deadline?: ReactNode;
  /** One action; name the goal in its accessible name. */
  action?: ReactNode;
  /** Default 3. */
  level?: HeadingLevel;
  className?: string | undefined;
}

/** One goal: what it is, how it is doing, by when, and the one thing to do. */
export function GoalCard(props: GoalCardProps) {
  const { title, reason, category, status, progress, deadline, action, level = 3 } = props;
  const titleId = useId();
  return (
    <Card className={clsx(css['goal'], props.className)} aria-labelledby={titleId}>
      <div className={css['top']}>
        {category}
        {status}
      </div>
      <div className={css['words']}>
        <Heading level={level} id={titleId}>
          <bdi>{title}</bdi>
        </Heading>
        {reason ? (
          <p className={css['reason']}>
            <bdi>{reason}</bdi>
          </p>
        ) : null}
      </div>
      <Meter role="progressbar" {...progress} />
      {deadline || action ? (
        <div className={css['foot']}>
          <span className={css['deadline']}>{deadline}</span>
          {action}
        </div>
      ) : null}
    </Card>
  );
}
