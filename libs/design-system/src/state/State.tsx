import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BreathLoader } from '../breath-loader/BreathLoader.tsx';
import { Heading, type HeadingLevel } from '../internal/Heading.tsx';
import { AwayArt, EmptyArt, ErrorArt } from './StateArt.tsx';
import css from './State.module.css';

/** Why there is nothing to see. */
export type StateKind = 'empty' | 'error' | 'away' | 'loading';

const ART = { empty: EmptyArt, error: ErrorArt, away: AwayArt, loading: BreathLoader } as const;
// An empty place is no news, so it is not announced.
const ROLES = { empty: undefined, error: 'alert', away: 'status', loading: 'status' } as const;

/** Props of {@link State}. */
export interface StateProps {
  kind: StateKind;
  /** Names what happened, in a few words. */
  title?: ReactNode;
  /** Says which parts still work and what to do next, in a sentence. */
  sentence?: ReactNode;
  /** A quieter line under it, such as a code to quote. */
  help?: ReactNode;
  /** One action, two at most. */
  action?: ReactNode;
  /** Default 3; of no meaning while loading, since what is on its way heads nothing. */
  level?: HeadingLevel;
  className?: string | undefined;
}

function Title({
  kind,
  level,
  children,
}: {
  kind: StateKind;
  level: HeadingLevel;
  children: ReactNode;
}) {
  if (kind === 'loading') return <p className={css['title']}>{children}</p>;
  return <Heading level={level}>{children}</Heading>;
}

/** Stands where content would: empty, failed, out of reach, or long in coming. */
export function State({ kind, title, sentence, help, action, level = 3, className }: StateProps) {
  const Art = ART[kind];
  return (
    <div className={clsx(css['state'], className)} role={ROLES[kind]} data-kind={kind}>
      <Art />
      {title ? <Title {...{ kind, level }}>{title}</Title> : null}
      {sentence ? <p className={css['sentence']}>{sentence}</p> : null}
      {help ? <p className={css['help']}>{help}</p> : null}
      {action ? <div className={css['action']}>{action}</div> : null}
    </div>
  );
}
