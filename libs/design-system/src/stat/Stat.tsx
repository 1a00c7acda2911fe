import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Card } from '../card/Card.tsx';
import { Figure } from '../figure/Figure.tsx';
import { Heading, type HeadingLevel } from '../internal/Heading.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Change, type StatChange } from './Change.tsx';
import css from './Stat.module.css';

/** The states of a {@link Stat}. */
export type StatState =
  | {
      state?: 'ready';
      value: ReactNode;
      unit?: ReactNode;
      art?: ReactNode;
      change?: StatChange | undefined;
    }
  /** Skeleton of the final size; the container says what loads. */
  | { state: 'loading' }
  /** Not enough data yet, and the sentence that says so. */
  | { state: 'not-yet'; sentence: ReactNode };

/** Props of {@link Stat}. */
export type StatProps = StatState & {
  label: ReactNode;
  /** Default 2. */
  level?: HeadingLevel;
  className?: string | undefined;
};

function Content(props: StatState) {
  if (props.state === 'loading') {
    return (
      <>
        <div className={css['waiting']}>
          <Skeleton inlineSize={92} blockSize={48} />
          <Skeleton inlineSize={84} blockSize={44} shape="bowl" className={css['bowl']} />
        </div>
        <div className={css['note']}>
          <Skeleton inlineSize="56%" blockSize={20} />
        </div>
      </>
    );
  }
  if (props.state === 'not-yet') return <p className={css['notYet']}>{props.sentence}</p>;
  return (
    <>
      <Figure value={props.value} unit={props.unit} />
      {props.art ?? <span />}
      {props.change ? (
        <p className={css['note']}>
          <Change {...props.change} />
        </p>
      ) : null}
    </>
  );
}

/** One figure on a card: what it is, how much, and how it moved. */
export function Stat({ label, level = 2, className, ...rest }: StatProps) {
  const id = useId();
  return (
    <Card
      className={clsx(css['stat'], className)}
      aria-labelledby={id}
      aria-busy={rest.state === 'loading' || undefined}
    >
      <Heading level={level} id={id} className={css['label']}>
        {label}
      </Heading>
      <Content {...rest} />
    </Card>
  );
}
