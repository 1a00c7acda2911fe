import type { ReactNode } from 'react';
import css from './section.module.css';

/** A part of the landing page that an address can name (`/#features`); its heading carries `${id}-title`. */
export function Section(props: {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { id, className, children } = props;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={className ? `${css['section']} ${className}` : css['section']}
    >
      <div className={css['wrap']}>{children}</div>
    </section>
  );
}
