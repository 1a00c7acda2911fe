import { clsx } from 'clsx';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { Card } from '../card/Card.tsx';
import { Glyph } from '../glyph/Glyph.tsx';
import { Heading, type HeadingLevel } from '../internal/Heading.tsx';
import css from './Suggestion.module.css';

/** Props of {@link Suggestion}. */
export interface SuggestionProps {
  /** The suggested action, verb first. */
  title: ReactNode;
  /** Why it is offered: what the person's own weeks say. */
  reason?: ReactNode;
  /** How long it takes, in the person's digits, such as "4 min". */
  time?: ReactNode;
  icon: ReactNode;
  /** `dawn` for breathing. Default `accent`. */
  tone?: 'accent' | 'dawn';
  /** Makes the whole card a link. */
  href?: string | undefined;
  /** A router may prevent the default of the link here. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Default 3. */
  level?: HeadingLevel;
  className?: string | undefined;
}

/** One small thing that may help, and why. An offer: it never says that one must. */
export function Suggestion(props: SuggestionProps) {
  const { title, reason, time, icon, tone = 'accent', href, onClick, level = 3, className } = props;
  const id = useId();
  const classes = clsx(css['suggestion'], className);
  const content = (
    <>
      <Glyph tone={tone}>{icon}</Glyph>
      <div className={css['words']}>
        <Heading level={level} id={id} className={css['title']}>
          {title}
        </Heading>
        {reason ? <p className={css['reason']}>{reason}</p> : null}
      </div>
      {time ? <span className={css['time']}>{time}</span> : null}
    </>
  );
  if (href === undefined) {
    return (
      <Card className={classes} aria-labelledby={id}>
        {content}
      </Card>
    );
  }
  return (
    <Card href={href} onClick={onClick} className={classes}>
      {content}
    </Card>
  );
}
