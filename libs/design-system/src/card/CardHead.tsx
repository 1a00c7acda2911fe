import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../internal/Heading.tsx';
import css from './Card.module.css';

/** Props of {@link CardHead}. */
export interface CardHeadProps {
  title: ReactNode;
  /** Id for the heading, so that the card can be `aria-labelledby` it. */
  titleId?: string | undefined;
  /** A line under the title. */
  lead?: ReactNode;
  /** At the end of the line, such as a Segmented. */
  end?: ReactNode;
  /** Default 2. */
  level?: HeadingLevel;
  className?: string | undefined;
}

/** Title, line and control at the top of a card. */
export function CardHead({ title, titleId, lead, end, level = 2, className }: CardHeadProps) {
  return (
    <div className={clsx(css['head'], className)}>
      <div>
        <Heading level={level} id={titleId}>
          {title}
        </Heading>
        {lead ? <p>{lead}</p> : null}
      </div>
      {end}
    </div>
  );
}
