import { Card } from '@nafas/design-system';
import { useLocation } from '@nafas/platform/router';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import css from './rows.module.css';

/** A group of settings: its name beside its rows. An address that ends in `#` and its anchor leads to it. */
export function SettingsGroup(props: {
  title: string;
  lead: string;
  /** As in the `links` of feature.ts. */
  anchor: string;
  children: ReactNode;
}) {
  const { title, lead, anchor, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${anchor}`) return;
    // Who is led here by the keyboard goes on from here.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [hash, key, anchor]);
  return (
    <section className={css['group']} aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{lead}</p>
      </header>
      <Card as="div" className={css['rows']}>
        {children}
      </Card>
    </section>
  );
}
